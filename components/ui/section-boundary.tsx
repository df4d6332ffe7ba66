'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  /** What the server had rendered, where it did. */
  prerendered?: Element | null;
  children: ReactNode;
}

/** Has a part of a page say that no script drives it. */
export function giveUp(part: HTMLElement): void {
  part.dataset.scripts = 'failed';
}

/**
 * Keeps the failure of a section to itself: what the server had rendered stays in its place, with links and questions that
 * work without script. A class, because only a class can be an error boundary.
 */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  readonly #copy: Node | undefined;

  constructor(props: Props) {
    super(props);
    // Before React takes over: a section that fails later may have counted from 0 or hidden slides by then. A copy in this
    // document would fetch every picture that waits to be scrolled to.
    if (props.prerendered)
      this.#copy = document.implementation
        .createHTMLDocument('')
        .importNode(props.prerendered, true);
  }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** Text put in as HTML is forbidden by the policy; nodes are not. */
  readonly #place = (frame: HTMLElement | null) => {
    if (this.#copy) frame?.replaceChildren(this.#copy);
    if (frame) giveUp(frame);
  };

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <div ref={this.#place} className="contents" />
    ) : (
      this.props.children
    );
  }
}
