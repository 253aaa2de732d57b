/** A text that an operator replaces with its own: shipped as a marked template, loaded with its page only. */
export interface LegalText {
  /** Shown as it is: a template has no date of its own. */
  readonly version: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The anchor: lowercase words and dashes. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}
