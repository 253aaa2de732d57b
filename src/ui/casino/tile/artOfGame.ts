import type { Game } from '@/domain/casino/Game';
import { tileArt } from '@/ui/kit/art/tileArt';

/** The classes of a game's drawn art. The code says more than the category: `aviator`, `mines`. */
export function artOfGame({
  code,
  provider,
  category,
}: Pick<Game, 'code' | 'provider' | 'category'>): string {
  return tileArt(code, provider, `${code} ${category}`);
}
