import { Component, type ReactNode } from 'react';
import type { Logger } from '@/application/ports/device/Logger';

export interface BoundaryProps {
  readonly logger: Logger | undefined;
  /** What stands there instead; `again` draws the children once more. */
  readonly broken: (again: () => void) => ReactNode;
  /** Another one: what is inside has changed, and is tried again. */
  readonly mark?: string | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly mark?: string | undefined;
}

/** Catches what throws while drawing. Only a class can. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromProps({ mark }: BoundaryProps, state: State): State | null {
    return mark === state.mark ? null : { failed: false, mark };
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // The kind alone: a message may hold what a player typed.
    this.props.logger?.error('a part of the page could not be drawn', {
      kind: error instanceof Error ? error.name : typeof error,
    });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.broken(() => this.setState({ failed: false }));
  }
}
