import type { Navigator } from '@/application/ports/device/Navigator';

type Go = Navigator['goTo'];

/** The router hands its own function over once it is mounted; moves asked for before that wait, the last one wins. */
export class RouterNavigator implements Navigator {
  #go: Go | null = null;
  #waiting: Parameters<Go> | null = null;

  constructor(private readonly location: Pick<Location, 'pathname' | 'search'>) {}

  get currentPath(): string {
    return `${this.location.pathname}${this.location.search}`;
  }

  goTo(...move: Parameters<Go>): void {
    if (this.#go === null) this.#waiting = move;
    else this.#go(...move);
  }

  attach(go: Go): void {
    this.#go = go;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) go(...waiting);
  }
}
