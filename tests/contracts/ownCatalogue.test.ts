import { describe, expect, it } from 'vitest';
import { httpCasinoGateway } from '@/adapters/http/casino/httpCasinoGateway';
import { ownGames } from '@/domain/casino/ownGames';
import { platformUrl } from '@tests/support/platformUrl';
import { httpWorld } from '@tests/support/wire/httpWorld';
import { httpDoors, openDoor } from './contractDoors';

describe.each(httpDoors)('the two lists of games, $door', (door) => {
  it('[CASINO-02] the sandbox has every game of ours, and says the same of it', async () => {
    const here = await openDoor(door);
    const listed = await here.http.casino.catalogue();
    if (!listed.ok) throw new Error(listed.error.kind);
    const theirs = new Map(listed.value.map((game) => [game.key, game]));
    for (const own of ownGames()) {
      const { addedAt: _, minStake: __, standIn: ___, groups, ...received } = theirs.get(own.key) ?? own;
      expect(theirs.has(own.key), own.key).toBe(true);
      expect({ ...own, ...received }).toEqual(own);
      expect(groups.toSorted(), own.key).toEqual(own.groups.toSorted());
    }
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
