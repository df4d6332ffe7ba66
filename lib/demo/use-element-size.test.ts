import { renderHook } from '@testing-library/react';
import { useElementSize } from './use-element-size';

it('keeps the size at the start in a browser that does not report later ones', () => {
  const current = document.createElement('div');
  Object.defineProperties(current, { clientWidth: { value: 320 }, clientHeight: { value: 200 } });
  const element = { current };
  const { result } = renderHook(() => useElementSize(element));
  expect(result.current).toEqual({ width: 320, height: 200 });
});
