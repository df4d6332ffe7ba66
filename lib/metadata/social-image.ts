import type { RouteName } from '@/lib/content/schemas/site';

/** Pixels of a social image; large cards of X and Open Graph readers both take it uncropped. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** @returns path of a route's social image under `public/`: `/social/payment-success.png` */
export function socialImagePath(name: RouteName): string {
  return `/social/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.png`;
}
