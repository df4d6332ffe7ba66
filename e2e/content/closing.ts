import type { Closing } from '@/components/landing/closing/schema';

export const closing: Closing = {
  label: 'Get started',
  title: 'Put them on your chart',
  primary: { name: 'Choose your plan', href: '/#pricing' },
  secondary: { name: 'Explore', href: '/#indicators' },
  note: 'Refund within {refundDays} days.',
  alert: { when: 'now', title: '{mark}, {price}.', text: 'Closed at {time}.' },
  picture: { drawing: 'closing', alt: 'A chart with breaks, and a phone.' },
};
