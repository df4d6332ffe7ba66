/** What a mouse event, of React or of the DOM, says of a click. */
type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click asks for nothing but what the link shows, in this window. The main button, and a key press, which counts
 * as one, do; a modifier key asks for a tab, a window or a download.
 * @param target the link's `target` attribute, empty without one
 */
export function isPlainClick(click: Click, target = ''): boolean {
  const isModified = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  return click.button === 0 && !isModified && (target === '' || target === '_self');
}
