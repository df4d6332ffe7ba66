import { Component, type ReactNode } from 'react';

interface Props {
  prerendered: Element | null;
  children: ReactNode;
}

/** Shows the prerendered HTML instead of an island that throws. */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  // A copy in a document without a window does not load images.
  readonly #copy =
    this.props.prerendered &&
    document.implementation.createHTMLDocument('').importNode(this.props.prerendered, true);

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  readonly #place = (frame: HTMLElement | null) => {
    if (this.#copy) frame?.replaceChildren(this.#copy);
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <div ref={this.#place} className="contents" />;
  }
}
