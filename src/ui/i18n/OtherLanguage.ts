import type { Texts } from './createTexts';
import type { LaterShare } from './LaterShare';

/** One language beside English. */
export interface OtherLanguage {
  readonly texts: Texts;
  /** Fetches a share of what is shown later and adds it. */
  readonly add: (share: LaterShare) => Promise<void>;
}
