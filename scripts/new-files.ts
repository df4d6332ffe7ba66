/** The files that `npm run new` writes into content/own/, from what the owner has answered. */
import type { Content } from '@/lib/content/content';
import { SPREAD, sourceOf } from './content-source';

/** What the owner has answered; texts as typed, the empty one for nothing. */
export interface Answers {
  name: string;
  legalName: string;
  /** Where the seller is found; empty while the sample's stands there. */
  address: string;
  url: string;
  supportEmail: string;
  /** Whether a mail to it was seen to arrive. */
  mailArrived: boolean;
  memberSiteUrl: string;
  platformName: string;
  locale: string;
  currency: string;
  theme: string;
  pricesIncludeTax: boolean;
  paymentProcessor: string;
  hostingProvider: string;
  governingLaw: string;
  refundDays: number;
  countries: readonly string[];
  /** Prices in whole units of the currency; null for a plan that is not sold. */
  monthly: number | null;
  yearly: number | null;
  lifetime: number | null;
  /** Days free of charge before the first payment of a plan that renews. */
  trialDays: number;
}

/** Long enough ago that the launch check asks for a look at the mailbox. */
const NEVER_CHECKED = '2020-01-01';

/** The plans, shortest first. */
function plansOf({ monthly, yearly, lifetime, trialDays }: Answers) {
  const plan = (id: string, title: string, price: number | null, terms: object) =>
    price ? [{ id, title, name: `${title} Plan`, price, ...terms, paymentLink: null }] : [];
  const trial = trialDays > 0 ? { trialDays } : {};
  return [
    ...plan('monthly', 'Monthly', monthly, { interval: 'month', ...trial }),
    ...plan('annual', 'Annual', yearly, { interval: 'year', ...trial }),
    ...plan('lifetime', 'Lifetime', lifetime, { interval: 'once' }),
  ];
}

/** The shortest plan lacks what the first plan of the sample lacks. */
function featuresOf(ids: readonly string[], { planFeatures, plans }: Shipped) {
  const others = ids.length > 1 ? ids.slice(1) : ids;
  return planFeatures.map((row) => ({
    ...row,
    plans: row.plans.length === plans.length ? ids : others,
  }));
}

/** What of the sample the files are made from. */
type Shipped = Pick<Content, 'planFeatures' | 'routes'> & { plans: readonly unknown[] };

interface OwnFile {
  /** What it is for, as its first line says. */
  about: string;
  type: string;
  /** Where the type stands, in lib/content/schemas/. */
  schema: string;
  name: string;
  value: unknown;
}

function textOf(file: string, { about, type, schema, name, value }: OwnFile): string {
  const source = sourceOf(value);
  const types = type.match(/\w+/g)?.filter((word) => word !== 'Record') ?? [];
  const shipped = source.includes('...shipped')
    ? `import { ${name} as shipped } from '@/shipped/${file}';\n`
    : '';
  return `/** ${about} */\nimport type { ${types.reverse().join(', ')} } from '@/lib/content/schemas/${schema}';\n${shipped}\nexport const ${name}: ${type} = ${source};\n`;
}

/**
 * @param today YYYY-MM-DD
 * @returns text of each file of content/own/ by its name there. What only the owner can fill, words of
 *     customers, figures, notices, is empty, which takes its section along; payment links are set once there are any.
 */
export function ownFiles(
  answers: Answers,
  shipped: Shipped,
  today: string,
): Record<string, string> {
  const plans = plansOf(answers);
  const ids = plans.map(({ id }) => id);
  const { address, mailArrived, countries } = answers;
  const { name, legalName, url, supportEmail, memberSiteUrl, platformName } = answers;
  const { locale, currency, pricesIncludeTax, paymentProcessor, hostingProvider } = answers;
  const { origin, pathname } = new URL(url);
  const from = { [SPREAD]: 'shipped' };
  const dated = Object.keys(shipped.routes).map((route) => [
    route,
    { [SPREAD]: `shipped.${route}`, updated: today },
  ]);
  const files: Record<string, OwnFile> = {
    site: {
      about: 'Who you are. All other fields are in content/site.ts: name here those that differ.',
      type: 'Site',
      schema: 'site',
      name: 'site',
      value: {
        ...from,
        name,
        legalName,
        ...(address && { seller: { [SPREAD]: 'shipped.seller', status: 'own', address } }),
        url: origin,
        basePath: pathname.replace(/\/$/, ''),
        locale,
        currency,
        theme: answers.theme,
        productName: `${name} Suite`,
        platformName,
        isPlatformNamed: true,
        supportEmail,
        supportEmailChecked: mailArrived ? today : NEVER_CHECKED,
        memberSiteUrl,
        paymentProcessor,
        hostingProvider,
        pricesIncludeTax,
        refundDays: answers.refundDays,
        refundCountries: countries,
        governingLaw: answers.governingLaw,
        processedIn: answers.governingLaw,
      },
    },
    plans: {
      about:
        'What you sell, the shortest first. `paymentLink` is the page of your payment company on which it is bought.',
      type: 'PlanTerms[]',
      schema: 'plans',
      name: 'plans',
      value: plans,
    },
    'plan-features': {
      about: 'What plans are compared by, in its order, and the ids of the plans that include it.',
      type: 'PlanFeatureRow[]',
      schema: 'plans',
      name: 'planFeatures',
      value: featuresOf(ids, shipped),
    },
    launch: {
      about: 'What you confirm before the site goes public; npm run launch says what is open.',
      type: 'Launch',
      schema: 'launch',
      name: 'launch',
      value: { ...from, paymentHosts: [], countriesServed: countries },
    },
    routes: {
      about: 'Pages, with the day of the last change that readers would notice.',
      type: 'Record<RouteName, Route>',
      schema: 'site',
      name: 'routes',
      value: { ...from, ...Object.fromEntries(dated) },
    },
    testimonials: {
      about: 'Words of customers, given with consent. None: the section is left out.',
      type: 'Testimonials',
      schema: 'proof',
      name: 'testimonials',
      value: { ...from, rating: null, items: [] },
    },
    notices: {
      about: 'Purchases that took place, with consent. None: the section is left out.',
      type: 'Notices',
      schema: 'proof',
      name: 'notices',
      value: { ...from, pool: [] },
    },
    statistics: {
      about: 'Figures that you can prove. None: the strip is left out.',
      type: 'Statistics',
      schema: 'landing',
      name: 'statistics',
      value: { ...from, items: [] },
    },
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, content]) => [`${file}.ts`, textOf(file, content)]),
  );
}
