/**
 * What a framed game may tell the page. `balance`: money has moved; `leave`: the player wants back to the lobby; `deposit`: to the cashier; `limits`: to the
 * limits they have set themselves. Anything else, or from any other window, does not count (X18).
 */
export type FrameWord = 'balance' | 'leave' | 'deposit' | 'limits';

/** What the page says to a framed game. `wallet`: it has changed. By how much, the game asks its provider. */
export type PageWord = 'wallet';

/** One game in its frame. */
export interface GameFrame {
  /** For `src`; checked already. */
  readonly src: string;
  /** For `sandbox`: never lets the frame navigate this page. */
  readonly sandbox: string;
  /** Listens to this window of the frame, and serves it where the game lives in this page. Returns how to stop. */
  attach(frameWindow: object, onWord: (word: FrameWord) => void): () => void;
  /** To this window of the frame, whose page has loaded. */
  say(frameWindow: object, word: PageWord): void;
  /** To the same window: how big the player has the letters of this app, in percent of the browser's own. */
  sizeText(frameWindow: object, percent: number): void;
  close(): void;
}

export interface GameFrames {
  open(url: string): GameFrame;
}
