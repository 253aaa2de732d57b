import { reaction } from 'mobx';

/** Tells what is read from views, now and after every change of it. Returns how to stop. */
export function observe<T>(read: () => T, changed: (value: T) => void): () => void {
  return reaction(read, changed, { fireImmediately: true });
}
