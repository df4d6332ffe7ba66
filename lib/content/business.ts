import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import type { PlanTerms } from '@/lib/schemas/plans';
import type { Service, Site } from '@/lib/schemas/site';
import { CONTENT_ROOT } from './content-root';

/** Holds what an owner says about the business; the other content is words. */
export const BUSINESS_FILE = 'content/business.yaml';

interface Business {
  site: Site;
  service: Service;
  plans: readonly PlanTerms[];
}

const PARTS = ['site', 'service', 'plans'] as const;

/** A mistake that prevents reading; the message is one line for the owner. */
export class BusinessFileError extends Error {
  constructor(place: string, expected: string, got: string) {
    super([BUSINESS_FILE, place, `expected ${expected}, got ${got}`].filter(Boolean).join(': '));
  }
}

const HINTS: Readonly<Record<string, [expected: string, got: string]>> = {
  DUPLICATE_KEY: ['each field once', 'this one twice'],
  TAB_AS_INDENT: ['spaces at the start', 'a tab'],
};

/** Returns the amount in `CHF 29.–`, `1'299.00`, `€ 19,90`; null for other text, such as 1.299, which some write for 1299. */
export function amountIn(text: string, currency: string): number | null {
  const amount =
    /^(\p{L}+|\p{Sc})?\s*(\d+|\d{1,3}(?:[,\s'’]\d{3})+|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](\d\d?|[-–—]+))?\s*(\p{L}+|\p{Sc})?$/u;
  const [, before, whole, decimals = '', after] = amount.exec(text.trim()) ?? [];
  if (!whole || (before && after)) return null;
  const unit = before ?? after;
  if (unit && !symbolsOf(currency).includes(unit.toUpperCase())) return null;
  return Number(`${whole.replace(/\D/g, '')}.${decimals.replace(/\D/g, '')}0`);
}

function symbolsOf(currency: string): string[] {
  try {
    const form = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const parts = new Intl.NumberFormat('en', form).formatToParts(0);
    const symbol = parts.find(({ type }) => type === 'currency')?.value ?? '';
    return [currency, symbol.toUpperCase()];
  } catch {
    // The schema reports this currency.
    return [];
  }
}

function withAmounts(plans: unknown, currency: unknown): unknown {
  if (!Array.isArray(plans)) return plans;
  return plans.map((plan) =>
    typeof plan?.price === 'string'
      ? { ...plan, price: amountIn(plan.price, String(currency)) ?? plan.price }
      : plan,
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BusinessFileError('', 'this file to exist', 'nothing');
  }
}

/** Returns the facts, whose values may be wrong. @throws if the file is not YAML or lacks a part */
export function readBusiness(file = join(CONTENT_ROOT, BUSINESS_FILE)): Business {
  const document = parseDocument(textOf(file), { prettyErrors: true });
  const [error] = document.errors;
  if (error) {
    const [expected, got] = HINTS[error.code] ?? [
      'valid YAML (quote text that contains a colon or begins with a symbol)',
      `"${error.message.split(' at line ')[0]}"`,
    ];
    throw new BusinessFileError(`line ${error.linePos?.[0].line}`, expected, got);
  }
  visit(document, {
    // 00000 and 8001 are no numbers here.
    Pair(_, { key, value }) {
      const isPostalCode = isScalar(key) && key.value === 'postalCode';
      if (isPostalCode && isScalar(value) && typeof value.value === 'number')
        value.value = value.source;
    },
  });
  const facts: unknown = document.toJS();
  const known: Readonly<Record<string, unknown>> = { ...(facts as object) };
  for (const name of Object.keys(known))
    if (!PARTS.some((part) => part === name))
      throw new BusinessFileError(name, `only the parts ${PARTS.join(', ')}`, `"${name}"`);
  const { site, plans } = known as { site?: { currency?: unknown }; plans?: unknown };
  return { ...known, plans: withAmounts(plans, site?.currency) } as unknown as Business;
}
