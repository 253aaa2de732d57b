import type { Token } from '../shared/ids';
import type { User } from './User';

/** Under which word a device keeps the things of whoever is signed in; null: nobody is. A token itself is never part of a word. */
export function ownerOf(user: User | null, token: Token | null): string | null {
  if (user !== null) return user.id;
  return token === null ? null : `session-${digest(token)}`;
}

/** FNV-1a, 32 bits: tells one session of a device from another, and does not lead back to its token. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
