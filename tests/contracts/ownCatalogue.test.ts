import { describe, expect, it } from 'vitest';
import { httpCasinoGateway } from '@/adapters/http/casino/httpCasinoGateway';
import { launchOfGame } from '@/domain/casino/LaunchTarget';
import { ownGames } from '@/domain/casino/ownGames';
import { platformUrl } from '@tests/support/platformUrl';
import { httpWorld } from '@tests/support/wire/httpWorld';
import { httpDoors, openDoor } from './contractDoors';

describe.each(httpDoors)('the two lists of games, $door', (door) => {
  it('[CASINO-02] [CASINO-03] of a game of ours the sandbox says the same, or that it is not on offer', async () => {
    const here = await openDoor(door);
    const listed = await here.http.casino.catalogue();
    if (!listed.ok) throw new Error(listed.error.kind);
    await here.demo();
    const theirs = new Map(listed.value.map((game) => [game.key, game]));
    const absent: string[] = [];
    for (const own of ownGames()) {
      const same = theirs.get(own.key);
      if (same === undefined) {
        absent.push(own.code);
        expect(await here.http.casino.launch(launchOfGame(own)), own.key).toMatchObject({
          ok: false,
          error: { kind: 'refused', code: 'GAME_NOT_OFFERED', message: 'This game is not on offer here.' },
        });
        continue;
      }
      const { addedAt: _, minStake: __, table: ___, groups, ...received } = same;
      expect({ ...own, ...received }).toEqual(own);
      expect(groups.toSorted(), own.key).toEqual(own.groups.toSorted());
    }
    // Titles with rules of their own that nothing here plays.
    expect(absent).toEqual(expect.arrayContaining(['crazy-time', 'lightning-roulette', 'monopoly-live']));
    expect(absent.length).toBeLessThan(ownGames().length / 3);
    await here.close();
  });
});

describe('a backend without a list of games', () => {
  const gateway = (own: () => Promise<ReturnType<typeof ownGames>>) => {
    const { client } = httpWorld();
    const address = { parse: platformUrl, ownOrigin: 'https://play.example' };
    return httpCasinoGateway(client, address, [], own);
  };

  it('[CASINO-02] is not asked for one: ours stands', async () => {
    expect(await gateway(async () => ownGames()).catalogue()).toEqual({ ok: true, value: ownGames() });
  });

  it('[F80] its script may not come, and is asked for again', async () => {
    let tries = 0;
    const flaky = gateway(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no script');
      return ownGames();
    });
    expect(await flaky.catalogue()).toEqual({ ok: false, error: { kind: 'offline', sent: false } });
    expect((await flaky.catalogue()).ok).toBe(true);
  });
});
