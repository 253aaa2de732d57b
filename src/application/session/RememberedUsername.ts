import type { KeyValueStore } from '../ports/device/KeyValueStore';

const KEY = 'remembered_username';
const MAX_LENGTH = 64;

/** Remember-me keeps the username for the next visit, and nothing else. AUTH-05. */
export class RememberedUsername {
  constructor(private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>) {}

  /** Empty when none is saved. */
  read(): string {
    return (this.store.read(KEY) ?? '').slice(0, MAX_LENGTH);
  }

  /** null forgets. */
  keep(username: string | null): void {
    if (username === null) this.store.remove(KEY);
    else this.store.write(KEY, username);
  }
}
