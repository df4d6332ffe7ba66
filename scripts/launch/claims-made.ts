import type { Provenance } from '@/lib/content/schemas/proof';
import type { Path } from '@/lib/content/walk';
import type { LaunchContent } from './content';

/** Something the site claims, with where it comes from. */
export interface Claim {
  /** Where its provenance stands. */
  path: Path;
  /** What is claimed, as a list names it. */
  name: string;
  provenance: Provenance;
}

function testimonials({ testimonials: { items, rating } }: LaunchContent): Claim[] {
  const said = items.map(({ author, provenance }, index) => ({
    path: ['testimonials', 'items', index, 'provenance'],
    name: `The testimonial of ${author}`,
    provenance,
  }));
  // The rating stands beside the quotes, and goes where they go.
  if (!rating || items.length === 0) return said;
  const name = `The rating of ${rating.value} from ${rating.count} reviews`;
  const path = ['testimonials', 'rating', 'provenance'];
  return [{ path, name, provenance: rating.provenance }, ...said];
}

function statistics({ statistics: { items } }: LaunchContent): Claim[] {
  return items.map(({ value, suffix, label, provenance }, index) => ({
    path: ['statistics', 'items', index, 'provenance'],
    name: `The figure “${value}${suffix} ${label}”`,
    provenance,
  }));
}

/** Notices that are never shown claim nothing. */
function notices({ notices: { pool, provenance } }: LaunchContent): Claim[] {
  const shown = pool.filter(({ isActive }) => isActive).length;
  if (shown === 0) return [];
  const name = `The pool of ${shown} subscriber notices`;
  return [{ path: ['notices', 'provenance'], name, provenance }];
}

function badge({ plans, pricing: { popular } }: LaunchContent): Claim[] {
  const plan = plans.find(({ popular: marked }) => marked);
  if (!plan) return [];
  const name = `The badge “${popular.text}” on the ${plan.name}`;
  return [{ path: ['pricing', 'popular', 'provenance'], name, provenance: popular.provenance }];
}

/** What buyers are told about somebody else's platform. */
function platform({ platformPlans: { title, provenance } }: LaunchContent): Claim[] {
  const path = ['platformPlans', 'provenance'];
  return [{ path, name: `The table of limits under “${title}”`, provenance }];
}

/** @returns every claim that the site shows, in the order of its files; words that promise have a list of their own */
export function claimsMade(content: LaunchContent): Claim[] {
  return [badge, platform, statistics, testimonials, notices].flatMap((claims) => claims(content));
}
