/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { setDocumentHidden } from '../testing/document-visibility';
import { useDocumentVisible } from './use-document-visible';

afterEach(() => act(() => setDocumentHidden(false)));

it('says when the tab is hidden', () => {
  const { result } = renderHook(() => useDocumentVisible());
  act(() => setDocumentHidden(true));
  expect(result.current).toBe(false);
});

it('says when the tab is back', () => {
  setDocumentHidden(true);
  const { result } = renderHook(() => useDocumentVisible());
  act(() => setDocumentHidden(false));
  expect(result.current).toBe(true);
});
