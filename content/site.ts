import type { Service, Site } from '@/lib/schemas/site';

export const site: Site = {
  name: 'Chartwright',
  legalName: 'Chartwright LLC',
  seller: {
    status: 'example',
    address: {
      street: '1 Example Street',
      // With the state where the post needs it.
      city: 'Sampletown, DE',
      // Null if your country has none; then remove it from service.address too.
      postalCode: '00000',
      country: 'US',
    },
    // Printed as written, such as 'Company No. 1234567'; null if you have none.
    register: null,
    // Such as 'DE123456789', or null.
    vatNumber: null,
  },
  url: 'https://chartwright.example',
  locale: 'en-US',
  currency: 'USD',
  theme: 'dark',
  logo: null,
  productName: 'Chartwright Suite',
  productCategory: 'Charting software',
  productDescription:
    'Chart indicators: smart money structure, multi-timeframe supply and demand zones with a trend table, and a session and level toolbox.',
  platformName: 'Candlemoor',
  // True if platformName is a product name.
  isPlatformNamed: true,
  supportEmail: 'support@chartwright.example',
  // Day a test email last arrived.
  supportEmailChecked: '2026-11-21',
  memberSiteUrl: 'https://members.chartwright.example',
  paymentProcessor: 'Stripe',
  hostingProvider: 'our hosting provider',
  // Where your providers process personal data.
  processedIn: 'the United States',
  pricesIncludeTax: false,
  refundDays: 7,
  refundCountries: ['US'],
  governingLaw: 'the State of Delaware, United States',
  avatarService: null,
  orderStatusPath: null,
  analytics: null,
  verification: null,
};

export const service: Service = {
  // Buyers get access within this many hours of payment.
  accessHours: 24,
  basicReplyDays: 2,
  priorityReplyDays: 1,
  memberArea: 'member area',
  // In the order of your country: '{street}, {postalCode} {city}, {country}'.
  address: '{street}, {city} {postalCode}, {country}',
  vatNumber: 'VAT number {number}',
  businessDays: { one: '1 business day', other: '{count} business days' },
};
