type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns false for clicks with a modifier key, another button or another target. */
export function isPlainClick(click: Click, target = ''): boolean {
  const isModified = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  return click.button === 0 && !isModified && (target === '' || target === '_self');
}
