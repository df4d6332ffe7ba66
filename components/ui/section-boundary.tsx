'use client';

import { Activity, Component, type ReactNode } from 'react';
import { prerenderedCopy } from './prerendered-copy';

interface Props {
  /** Id of the element that the section renders; none where the server rendered nothing. */
  id?: string;
  children: ReactNode;
}

/**
 * Keeps the failure of a section to itself: what the server had rendered stays in its place, with links and questions that
 * work without script. `Activity` lets React take over section by section: without it an error while React takes over
 * one would throw away the DOM of the whole page.
 */
export function SectionBoundary(props: Props) {
  return (
    <Activity>
      <KeptSection {...props} />
    </Activity>
  );
}

/** A class, because only a class can be an error boundary. */
class KeptSection extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  readonly #prerendered: Node | undefined;

  constructor(props: Props) {
    super(props);
    if (typeof document === 'undefined' || !props.id) return;
    // Before React takes over: a section that fails later may have counted from 0 or hidden slides by then.
    const section = document.getElementById(props.id);
    if (section) this.#prerendered = prerenderedCopy(section);
  }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** Text put in as HTML is forbidden by the policy; nodes are not. */
  readonly #place = (frame: HTMLElement | null) => {
    if (this.#prerendered) frame?.replaceChildren(this.#prerendered);
  };

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <div ref={this.#place} data-scripts="failed" className="contents" />
    ) : (
      this.props.children
    );
  }
}
