/** What is the same of a round of every kind. Rupees. */
export interface Round {
  readonly key: string;
  readonly stake: number;
  readonly over: boolean;
  readonly credited: boolean;
  readonly paid: number | null;
  readonly nonce: number;
  readonly client: string;
  /** The server seed: only of a round that is over. */
  readonly server?: string;
}

export interface Promised {
  readonly nonce: number;
  readonly commit: string;
}

export interface Limits {
  readonly min: number;
  readonly max: number;
  /** No round pays more. */
  readonly maxWin: number;
}

/** What every answer of the provider carries. */
export interface View {
  readonly name: string;
  readonly table: string;
  readonly cash: number;
  readonly limits: Limits;
  readonly next: Promised;
  /** Which game of its kind; empty where there is only one. */
  readonly variant: string;
  /** What the title's name promises: everything is dealt and spun faster, or its end shown at once. Null: the pace of its kind. */
  readonly pace: 'speed' | 'instant' | null;
  readonly round: Round | null;
  /** How the last rounds were written into the row of results, the newest first. */
  readonly past: readonly { readonly key: string; readonly text: string; readonly tone: string }[];
}

/** What the page lends to a table. */
export interface Game<V extends View = View, R extends Round = Round> {
  /** As the page was opened, with the last round of this player. */
  readonly view: V & { readonly round: R | null };
  readonly limits: Limits;
  readonly past: HTMLElement;
  readonly problem: HTMLElement;
  /** A round that has ended: into the strip of results and the list of those that were checked. Once. */
  remember(round: R, text: string, tone: string): Promise<void>;
  /** `reveal`: what is still to be seen of a round that is over already. Null after a refusal, which is said. */
  begin(what: object, reveal?: (round: R) => unknown): Promise<R | null>;
  act(call: string, more: object, reveal?: (round: R) => unknown): Promise<R | null>;
}

export interface Table {
  readonly node: HTMLElement;
  /** `before`: it is a round of an earlier visit, or of another page. */
  show(round: Round | null, before?: string): void;
}

/** One kind of game: a row of `kinds`. */
export interface Kind {
  /** How a round follows from its numbers, in a sentence. */
  readonly formula: string;
  /** Whether it does. */
  follows(round: Round, view: View): Promise<boolean>;
  /** What a round that is over has to pay by the rules, whatever it says that it pays. Paise. Without it: `follows` judges that, too. */
  owes?(round: Round, view: View): number;
  open(game: Game): Table;
}
