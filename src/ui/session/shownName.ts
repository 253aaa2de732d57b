import type { User } from '@/domain/session/User';
import { cleanText } from '@/domain/shared/cleanText';

const MAX_LENGTH = 32;

/** What a player is called, on every page alike: by name, else by username, else by the id. */
export function shownName(user: Pick<User, 'id' | 'name' | 'username'> | null): string {
  if (user === null) return '';
  return (
    cleanText(user.name, MAX_LENGTH) || cleanText(user.username, MAX_LENGTH) || cleanText(user.id, MAX_LENGTH)
  );
}
