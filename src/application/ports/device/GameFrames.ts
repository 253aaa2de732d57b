/**
 * What a framed game may tell the page. `balance`: money has moved; `leave`: the player wants back to the lobby; `deposit`: and to the cashier.
 * Anything else, or from any other window, is nobody's word (X18).
 */
export type FrameWord = 'balance' | 'leave' | 'deposit';

/** One game in its frame. */
export interface GameFrame {
  /** For `src`; checked already. */
  readonly src: string;
  /** For `sandbox`: never lets the frame navigate this page. */
  readonly sandbox: string;
  /** Listens to this window of the frame, and serves it where the game lives in this page. Returns how to stop. */
  attach(frameWindow: object, onWord: (word: FrameWord) => void): () => void;
  close(): void;
}

export interface GameFrames {
  open(url: string): GameFrame;
}
