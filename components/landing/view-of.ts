import type { ReactNode } from 'react';
import type { SectionPlace } from '@/components/ui/section';
import type { SectionId } from './registry';

type View = (place: SectionPlace) => ReactNode | Promise<ReactNode>;

/** Returns the default export of `<id>/<id>-view.tsx`, which renders the section. */
export async function viewOf(id: SectionId): Promise<View> {
  const { default: view }: { default: View } = await import(`./${id}/${id}-view`);
  return view;
}
