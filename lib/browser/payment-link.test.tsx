import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { changePaymentLinks, usePaymentLink } from './payment-link';

const plain = 'https://pay.example/annual';
const withNews = (link: string) => `${link}?utm_source=news`;

function Plan({ link }: { link: string | null }) {
  return <p>{usePaymentLink(link) ?? 'none'}</p>;
}

afterEach(() => act(() => changePaymentLinks(null)));

it('is the plain link until a campaign is known, then changes for every plan with one', () => {
  const plans = (
    <>
      <Plan link={plain} />
      <Plan link="https://pay.example/monthly" />
      <Plan link={null} />
    </>
  );
  render(plans);
  expect(screen.getByText(plain)).toBeInTheDocument();
  act(() => changePaymentLinks(withNews));
  for (const text of [withNews(plain), withNews('https://pay.example/monthly'), 'none'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('is plain in the exported page', () => {
  changePaymentLinks(withNews);
  expect(renderToString(<Plan link={plain} />)).toBe(`<p>${plain}</p>`);
});
