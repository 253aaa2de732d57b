import type { LaterShare } from './LaterShare';

/** Fetches what is said later, in the reader's language too: whatever shows it waits for this. */
export async function joinTexts(share: LaterShare): Promise<void> {
  await (await import('./speak')).joinShare(share);
}
