import { ImageResponse } from 'next/og';
import { dataAddress } from './logo';

export const png = (svg: string, side: number) =>
  new ImageResponse(<img alt="" src={dataAddress(svg)} width={side} height={side} />, {
    width: side,
    height: side,
  });
