/**
 * Puts a text into the clipboard.
 * @returns whether it is there; false where the browser has no clipboard (pages without TLS) or keeps it closed
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
