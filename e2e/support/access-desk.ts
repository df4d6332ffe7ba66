import { expect, type Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { openPage } from './page';

const { accessDesk, paymentSuccess, routes } = content;

const { username, message, refund, keeping, tick } = accessDesk;

/** The parts of the access desk, by what they are called. */
export function deskOf(page: Page) {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name });
  return {
    boxes: paymentSuccess.steps.map(({ title }) =>
      main.getByRole('checkbox', { name: fill(tick, { step: title }) }),
    ),
    progress: main.getByText(/^\d of \d done$/),
    username: main.getByLabel(username.label),
    advice: main.locator('#username-advice'),
    topic: main.getByLabel(message.topic),
    message: main.locator('.desk-message'),
    copy: button(message.copy),
    mail: main.getByRole('link', { name: message.mail }),
    paidOn: main.getByLabel(refund.label),
    until: main.locator('#refund-day'),
    troubles: main.locator('details'),
    print: button(keeping.print),
    erase: button(keeping.erase),
  };
}

/** Opens the page after payment and waits until its desk works. @param search query of the address @param origin site */
export async function openDesk(
  page: Page,
  search = '',
  origin = '',
): Promise<ReturnType<typeof deskOf>> {
  await openPage(page, `${origin}${routes.paymentSuccess.path}${search}`);
  const desk = deskOf(page);
  // A day is known only where the visitor's calendar is.
  await expect(desk.until).not.toBeEmpty();
  return desk;
}

/** Uses everything the desk keeps something of. */
export async function useDesk(page: Page, origin: string): Promise<void> {
  const desk = await openDesk(page, '?session_id=cs_test_1', origin);
  await desk.boxes[0]?.check();
  await desk.username.fill('Harbour_Pilot');
  await desk.paidOn.fill('2026-11-20');
}
