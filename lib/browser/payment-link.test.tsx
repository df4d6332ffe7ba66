import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { changePaymentLinks, usePaymentLink } from './payment-link';

const plain = 'https://pay.example/annual';
const withNews = (link: string) => `${link}?utm_source=news`;

function Plan({ link = plain }: { link?: string | null }) {
  return <p>{usePaymentLink(link) ?? 'none'}</p>;
}

afterEach(() => act(() => changePaymentLinks(null)));

it('is the plain link at first', () => {
  render(<Plan />);
  expect(screen.getByText(plain)).toBeInTheDocument();
});

it('changes for every plan at once', () => {
  render(
    <>
      <Plan />
      <Plan link="https://pay.example/monthly" />
    </>,
  );
  act(() => changePaymentLinks(withNews));
  expect(screen.getByText(withNews(plain))).toBeInTheDocument();
  expect(screen.getByText(withNews('https://pay.example/monthly'))).toBeInTheDocument();
});

it('is changed for a plan that comes later', () => {
  changePaymentLinks(withNews);
  render(<Plan />);
  expect(screen.getByText(withNews(plain))).toBeInTheDocument();
});

it('stays none without a link', () => {
  changePaymentLinks(withNews);
  render(<Plan link={null} />);
  expect(screen.getByText('none')).toBeInTheDocument();
});

it('is plain in the exported page', () => {
  changePaymentLinks(withNews);
  expect(renderToString(<Plan />)).toBe(`<p>${plain}</p>`);
});
