import { mixToHex } from '../kernel/mix';

const ROUNDS = 300;

/**
 * What is kept of a password. Salted and slowed, synchronous and the same everywhere – enough for play chips in a
 * sandbox, and not a cryptographic hash: a real backend uses Argon2id or its like.
 */
export function passwordHash(password: string, salt: string): string {
  let hash = mixToHex(`${salt}:${password}`);
  for (let round = 0; round < ROUNDS; round += 1) hash = mixToHex(`${hash}:${salt}:${round}`);
  return hash;
}
