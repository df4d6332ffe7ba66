/**
 * Sends text to another site, and forgets about it: what becomes of it is of no interest to the page. The browser goes on
 * sending when the page is left meanwhile. `sendBeacon` could do that too, but sends cookies with it.
 */
export async function post(address: string, body: string): Promise<void> {
  try {
    await fetch(address, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Asks for no leave first, and makes no message of an answer that cannot be read.
      mode: 'no-cors',
      headers: { 'Content-Type': 'text/plain' },
    });
  } catch {
    // Blocked, offline or down.
  }
}
