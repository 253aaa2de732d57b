import type { Submission } from '@/domain/cashier/Submission';

export type FormKind = 'withdrawal' | 'deposit' | 'redirect';

/** One thing that a player wanted: from the press to the app's last word about it, over all tabs, reloads and sign-outs. */
export interface Intent {
  readonly kind: FormKind;
  readonly keys: Set<string>;
  /** Where it was pressed. */
  readonly tabs: Set<number>;
  presses: number;
  /** What happened, to be read when it is not as it should be. */
  readonly history: string[];
  /** The app's last word: the id of what stands, or that nothing happened; null: it never claimed to know. */
  said: { readonly id: string } | 'nothing' | null;
}

/** What one player wanted, and what the app said of it, whatever keys it used and in whichever tab. */
export class FormIntents {
  readonly all: Intent[] = [];
  readonly contradicted: string[] = [];
  private readonly open = new Map<FormKind, Intent>();
  /** What a form of a tab is about. */
  private readonly shown = new Map<string, string>();
  private readonly words = new Map<string, string>();

  pressed(kind: FormKind, tab: number): void {
    const intent: Intent = this.open.get(kind) ?? {
      ...{ kind, keys: new Set<string>(), tabs: new Set<number>() },
      ...{ presses: 0, said: null, history: [] },
    };
    if (!this.open.has(kind)) this.all.push(intent);
    this.open.set(kind, intent);
    intent.presses += 1;
    intent.tabs.add(tab);
    intent.history.push(`pressed in ${tab}`);
  }

  /** A key belongs to what it was first sent for. Another tab may have heard the end of that between the press and the sending. */
  left(kind: FormKind, key: string, tab: number): void {
    const known = this.ownerOf(key);
    if (known === undefined && !this.open.has(kind)) this.pressed(kind, tab);
    const intent = known ?? this.open.get(kind);
    intent?.history.push(`sent ${key.slice(-4)}`);
    intent?.keys.add(key);
  }

  moved(
    kind: FormKind,
    submission: Submission<unknown>,
    idOf: (received: unknown) => string,
    tab: number,
  ): void {
    const place = `${kind} ${tab}`;
    if ('key' in submission) this.shown.set(place, submission.key);
    const key = this.shown.get(place) ?? '';
    const owner = this.ownerOf(key) ?? this.open.get(kind);
    owner?.history.push(`tab ${tab} ${submission.state} ${key.slice(-4)}`);
    if (submission.state === 'rejected') this.say(owner, key, 'nothing');
    if (submission.state !== 'accepted') return;
    this.say(owner, key, { id: idOf(submission.received) });
    // It stood before, and was said to: what was wanted in this tab since was not sent.
    const since = this.open.get(kind);
    if (submission.earlier && since !== undefined && since !== owner && since.tabs.has(tab))
      this.say(since, `${key} since`, 'nothing');
  }

  /** Of one key one thing only. Two tabs may try it with two keys, one after the other: then the refusal of one says nothing of the other. */
  private say(intent: Intent | undefined, key: string, said: NonNullable<Intent['said']>): void {
    const word = JSON.stringify(said);
    if (intent === undefined) return void this.contradicted.push(`${word}, though nothing was wanted`);
    const before = this.words.get(key);
    this.words.set(key, word);
    if (before !== undefined && before !== word)
      this.contradicted.push([`first ${before}`, ...intent.history].join('\n'));
    if (intent.said === null || said !== 'nothing') intent.said = said;
    if (this.open.get(intent.kind) === intent) this.open.delete(intent.kind);
  }

  private ownerOf(key: string): Intent | undefined {
    return this.all.find(({ keys }) => keys.has(key));
  }
}
