import type { Ports } from '../../ports/Ports';

/** What was typed of a document that is not sent yet. Files are never saved. */
export interface KycDraft {
  /** Its type's name; null: none chosen. */
  readonly type: string | null;
  readonly texts: ReadonlyMap<string, string>;
}

const EMPTY: KycDraft = { type: null, texts: new Map() };
const BETWEEN = '\u0000';
const MAX = 40;
const MAX_LENGTH = 400;

/** For the session of this tab, for its player only, so that a reload loses no typing; gone when the document is sent or the player leaves. */
export class KycDrafts {
  constructor(private readonly ports: Pick<Ports, 'sessionStore' | 'session'>) {}

  /** An empty one when what is stored is none of ours (F71). */
  read(): KycDraft {
    const place = this.#place();
    const stored = place === null ? null : this.ports.sessionStore.read(place);
    return stored === null ? EMPTY : (draftIn(stored) ?? EMPTY);
  }

  write({ type, texts }: KycDraft): void {
    const place = this.#place();
    if (place !== null)
      this.ports.sessionStore.write(place, [type ?? '', ...[...texts].flat().map(plain)].join(BETWEEN));
  }

  remove(): void {
    for (const key of this.ports.sessionStore.keys())
      if (key.startsWith('kyc.draft:')) this.ports.sessionStore.remove(key);
  }

  #place(): string | null {
    const user = this.ports.session.user?.id;
    return user === undefined ? null : `kyc.draft:${user}`;
  }
}

const plain = (word: string): string => word.replaceAll(BETWEEN, '');

/** Type, then names and values in turn; no text that was typed holds the sign between them. */
function draftIn(stored: string): KycDraft | null {
  const [type = '', ...words] = stored.split(BETWEEN);
  if (words.length % 2 === 1 || words.length > 2 * MAX) return null;
  const texts = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value = ''] = words.slice(at, at + 2);
    if (name === '' || name.length > MAX_LENGTH || value.length > MAX_LENGTH) return null;
    texts.set(name, value);
  }
  return { type: type === '' ? null : type, texts };
}
