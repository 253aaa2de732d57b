import type { FirstPageParts } from './FirstPageParts';
import type { PlayerApp } from './PlayerApp';

/** The app of a visitor who only looks, and the way to the rest of it. */
export interface FirstPage<App = PlayerApp> extends FirstPageParts {
  /** Asks for the whole app, once. Rejects when its script does not come; the next call tries again. */
  readonly whole: () => Promise<App>;
  /** null until it has come. Asks for nothing. */
  readonly wholeNow: () => App | null;
  /** Tells once, when it has come. Asks for nothing. Returns how to stop. */
  readonly onWhole: (listener: () => void) => () => void;
}
