/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { act, renderHook } from '@testing-library/react';
import { startCampaigns } from './campaign';
import { changePaymentLinks, usePaymentLink } from './payment-link';
import { storageKeys } from './storage-keys';

const key = storageKeys.campaign;
const link = 'https://pay.example/annual';
const originalStorage = Object.getOwnPropertyDescriptor(
  window,
  'sessionStorage',
) as PropertyDescriptor;

function replaceStorage(get: () => unknown) {
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get });
}

function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function signal(name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

/** Starts on a page at this query. @returns where the payment link leads then */
function linkAt(search: string): string | null {
  window.history.replaceState(null, '', `/${search}`);
  const { result, unmount } = renderHook(() => usePaymentLink(link));
  act(() => startCampaigns(['pay.example']));
  unmount();
  return result.current;
}

beforeAll(() => {
  Object.defineProperty(window, 'crypto', { configurable: true, value: webcrypto });
});

afterEach(() => {
  Object.defineProperty(window, 'sessionStorage', originalStorage);
  window.sessionStorage.clear();
  signal('globalPrivacyControl', undefined);
  signal('doNotTrack', null);
  changePaymentLinks(null);
});

const withNews =
  /^https:\/\/pay\.example\/annual\?client_reference_id=[0-9a-f]{32}&utm_source=news$/;

it('adds the campaign to the payment links and keeps it for the tab', () => {
  expect(linkAt('?utm_source=news')).toMatch(withNews);
  expect(Object.keys(window.sessionStorage)).toEqual([key]);
  expect(window.localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

it('remembers it, and the reference, on the next page', () => {
  const before = linkAt('?utm_source=news');
  changePaymentLinks(null);
  expect(linkAt('')).toBe(before);
});

it('stores and adds nothing without a campaign', () => {
  expect(linkAt('?market=7')).toBe(link);
  expect(window.sessionStorage).toHaveLength(0);
});

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('leaves a visitor with %s alone, and forgets what was kept', (name, value) => {
  linkAt('?utm_source=news');
  changePaymentLinks(null);
  signal(name, value);
  expect(linkAt('?utm_source=news')).toBe(link);
  expect(window.sessionStorage).toHaveLength(0);
});

it.each<[how: string, get: () => unknown]>([
  ['throws', forbidden],
  ['is null', () => null],
  ['is full', () => ({ getItem: () => null, setItem: forbidden, removeItem: forbidden })],
  ['holds garbage', () => ({ getItem: () => '{"first":', setItem: () => undefined })],
])('lasts as long as the page when storage %s', (_, get) => {
  replaceStorage(get);
  expect(linkAt('?utm_source=news')).toMatch(withNews);
});

it('asks for privacy without storage', () => {
  replaceStorage(forbidden);
  signal('doNotTrack', '1');
  expect(linkAt('?utm_source=news')).toBe(link);
});
