import type { CookieJar } from '@/application/ports/device/CookieJar';
import type { IdSource } from '@/application/ports/device/IdSource';
import type { Navigator } from '@/application/ports/device/Navigator';
import type { Notifier } from '@/application/ports/device/Notifier';
import type { TabMessage, Tabs } from '@/application/ports/device/Tabs';
import type { Notice } from '@/domain/notices/Notice';
import { betKey, submissionKey } from '@/domain/shared/ids';
import type { BetKey, SubmissionKey } from '@/domain/shared/ids';
import { MapKeyValueStore } from './MapKeyValueStore';

export class FakeNavigator implements Navigator {
  currentPath = '/';
  /** Every path that was gone to; a replaced one is marked. */
  readonly went: string[] = [];

  goTo(path: string, options: { readonly replace?: boolean } = {}): void {
    this.went.push(options.replace === true ? `replace ${path}` : path);
    this.currentPath = path;
  }
}

export class FakeNotifier implements Notifier {
  readonly shown: Notice[] = [];
  readonly updated: Notice[] = [];
  readonly dismissed: string[] = [];

  /** What each toast reads: a key, or a server's words. */
  get words(): readonly string[] {
    return this.shown.map(({ message }) => (message.kind === 'key' ? message.key : message.text));
  }

  /** Of each that was shown: it is closed by hand. */
  readonly closers: (() => void)[] = [];

  show(notice: Notice, onClosed: () => void): void {
    this.closers.push(onClosed);
    this.shown.push(notice);
  }

  update(notice: Notice): void {
    this.updated.push(notice);
  }

  dismiss(id: string): void {
    this.dismissed.push(id);
  }
}

export class FakeCookieJar implements CookieJar {
  readonly cookies = new Map<string, string>();
  reads = 0;

  read(name: string): string | null {
    this.reads += 1;
    return this.cookies.get(name) ?? null;
  }
}

export class SequentialIds implements IdSource {
  #last = 0;

  next(): string {
    this.#last += 1;
    return `id-${this.#last}`;
  }

  betKey(): BetKey {
    this.#last += 1;
    return betKey(String(this.#last).padStart(32, '0'));
  }

  submissionKey(): SubmissionKey {
    this.#last += 1;
    return submissionKey(String(this.#last).padStart(32, '0'));
  }

  random(): number {
    return 0.5;
  }
}

/** A tab among those that were joined: it hears the others and never itself. */
export class FakeTabs implements Tabs {
  readonly sent: TabMessage[] = [];
  #others: FakeTabs[] = [];
  readonly #listeners = new Set<(message: TabMessage) => void>();

  static join(...tabs: readonly FakeTabs[]): void {
    for (const tab of tabs) tab.#others = tabs.filter((other) => other !== tab);
  }

  tell(message: TabMessage): void {
    this.sent.push(message);
    for (const other of this.#others) other.hear(message);
  }

  listen(listener: (message: TabMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hear(message: TabMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  get listening(): number {
    return this.#listeners.size;
  }
}

/** Storage that somebody else can change under us. */
export class SharedKeyValueStore extends MapKeyValueStore {
  readonly #listeners = new Set<(key: string | null, value: string | null) => void>();

  override onExternalChange(listener?: (key: string | null, value: string | null) => void): () => void {
    if (listener === undefined) throw new Error('a listener is needed');
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  external(key: string | null, value: string | null): void {
    if (key === null) this.saved.clear();
    else if (value === null) this.saved.delete(key);
    else this.saved.set(key, value);
    for (const listener of this.#listeners) listener(key, value);
  }

  get listening(): number {
    return this.#listeners.size;
  }
}
