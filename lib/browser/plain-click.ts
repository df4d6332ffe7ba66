type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns true for left clicks with no modifier key and no `target` except `_self`. */
export function isPlainClick(click: Click, target = ''): boolean {
  const isModified = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  return click.button === 0 && !isModified && (target === '' || target === '_self');
}
