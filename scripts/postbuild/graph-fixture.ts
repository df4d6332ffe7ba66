import { page } from './export-fixture';

const origin = 'https://acme.example';

const offer = (id: string, name: string, price: string, billing: [string, number]) => ({
  '@type': 'Offer',
  '@id': `${origin}/#offer-${id}`,
  name,
  url: `${origin}/#pricing`,
  price,
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'USD',
    billingDuration: billing[0],
    billingIncrement: billing[1],
    unitCode: 'MON',
  },
});

/** A site graph that agrees with `someContent()`. */
export const someGraph = () => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: 'Acme',
      url: origin,
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: ['US'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 7,
      },
    },
    { '@type': 'WebSite', '@id': `${origin}/#website`, name: 'Acme', url: origin },
    {
      '@type': 'Product',
      '@id': `${origin}/#suite`,
      name: 'Acme Suite',
      image: [`${origin}/product.png`],
      offers: [
        offer('monthly', 'Monthly Plan', '10.00', ['P1M', 1]),
        offer('annual', 'Annual Plan', '99.50', ['P1Y', 12]),
      ],
    },
  ],
});

/** What the page prints of that graph. */
export const somePrint = 'Monthly Plan $10.00 Annual Plan $99.50. Full refund within 7 days.';

const script = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;

/** A home page with this graph, its own node and this text; a string stands for the graph's script text. */
export function graphPage(graph: unknown = someGraph(), text = somePrint): string {
  const node = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': `${origin}/#webpage`,
    url: origin,
  };
  const head = `<link rel="canonical" href="${origin}">`;
  return page(`<p>${text}</p>${script(graph)}${script(node)}`, head);
}
