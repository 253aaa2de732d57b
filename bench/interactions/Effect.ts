/** What somebody sees of an interaction: something that is there afterwards, and was not before. */
export interface Effect {
  readonly selector: string;
  /** What its text or value looks like. */
  readonly says?: string;
}

/** Milliseconds. */
export interface Paint {
  /** From the event's own time to the paint that shows the effect. */
  readonly toEffect: number;
  /** The longest event of the interaction as the browser counts it (Event Timing, as in INP), to the next paint, in steps of 8; 0: under 16. */
  readonly byBrowser: number;
}

/** A page as it stands, to be drawn by another: markup, and what markup does not tell as attributes of our own. */
export interface PageCopy {
  readonly html: string;
  readonly scrollY: number;
  /** What can be read on it. */
  readonly words: string;
}
