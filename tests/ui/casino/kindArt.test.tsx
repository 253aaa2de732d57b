import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
import { drawKeyArt } from '@/ui/casino/art/drawKeyArt';
import { recipeOf } from '@/ui/casino/art/recipeOf';

const SHEET = readFileSync('src/ui/casino/rails/KindArt.module.css', 'utf8');

describe('the pictures of the kinds of game', () => {
  it.each(LOBBY_GROUPS)('%s is a file, as the engine draws it', (kind) => {
    const drawn = drawKeyArt(recipeOf({ code: kind, provider: 'kinds', category: kind, name: '' }), 'tile');
    expect(readFileSync(`src/ui/casino/rails/kinds/${kind}.svg`, 'utf8')).toBe(`${drawn}\n`);
    expect(SHEET).toContain(`.${kind} {\n  background-image: url('./kinds/${kind}.svg');`);
  });
});
