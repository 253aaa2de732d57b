import { describe, expect, it } from 'vitest';
import { launchOfEmbed } from '@/domain/casino/LaunchTarget';
import { settle } from '@/adapters/node/settle';
import { AVIATOR, casinoWorld, GAME_URL } from './casinoWorld';

const REFUSED = { kind: 'refused', sent: true } as const;

describe('leaving a game and coming back', () => {
  it('[CASINO-03] the same game is launched again for a player who comes back to it', async () => {
    const world = casinoWorld();
    const release = await world.launched();
    release();
    await settle();
    world.play(AVIATOR);
    expect(world.gateway.asked.map(({ target }) => target)).toEqual([AVIATOR, AVIATOR]);
    expect(world.state.launch.kind).toBe('asking');
  });

  it('[CASINO-03] a refusal is gone once the player has left its page', async () => {
    const { play, gateway, state } = casinoWorld();
    const release = play(AVIATOR);
    await gateway.launches.refuse(REFUSED);
    expect(state.launch.kind).toBe('refused');
    release();
    await settle();
    expect(state.launch).toEqual({ kind: 'none' });
  });

  it('[CASINO-03] a game whose page had loaded is left like any other', async () => {
    const world = casinoWorld();
    await world.launched();
    world.loaded();
    world.closed();
    expect(world.state.launch).toEqual({ kind: 'none' });
    expect(world.frames.log).toEqual([`open ${GAME_URL}`, 'close']);
    expect(world.log).toEqual(['sync']);
  });

  it('[CASINO-03] is done anew from one language to the next', () => {
    const { play, gateway } = casinoWorld();
    for (const language of ['en', 'hi', 'hi']) play({ ...AVIATOR, language });
    expect(gateway.asked.map(({ target }) => target.language)).toEqual(['en', 'hi']);
  });

  it('[CASINO-03] trying again where no game was asked for asks for none', () => {
    const { retry, gateway, state } = casinoWorld();
    retry();
    expect(gateway.asked).toEqual([]);
    expect(state.launch).toEqual({ kind: 'none' });
  });

  it('[SES-02] the end of a session in which no game is open draws nothing anew', () => {
    const { closed, state, log } = casinoWorld();
    closed();
    expect(state.moves).toEqual([]);
    expect(log).toEqual([]);
  });
});

describe('a frame', () => {
  it('[F86] that opens early and does not load says after 10 s from the press that it takes longer than usual', async () => {
    const world = casinoWorld();
    await world.launched();
    world.scheduler.advance(9_999);
    expect(world.state.launch).toMatchObject({ kind: 'open', slow: false });
    world.scheduler.advance(1);
    expect(world.state.launch).toMatchObject({ kind: 'open', loaded: false, slow: true });
  });

  it('[F86] of the game before, whose page loads late, does not count as the one that is asked for', async () => {
    const { play, loaded, state, scheduler } = casinoWorld();
    play(AVIATOR);
    loaded();
    expect(state.launch).toEqual({ kind: 'asking', target: AVIATOR, slow: false });
    scheduler.advance(10_000);
    expect(state.launch).toMatchObject({ kind: 'asking', slow: true });
  });

  it('[CASINO-03] whose page loads after the player has left is not shown again', async () => {
    const world = casinoWorld();
    await world.launched();
    world.closed();
    world.loaded();
    expect(world.state.launch).toEqual({ kind: 'none' });
  });

  it('[X18] is listened to only while its game is open', async () => {
    const { play, attach, frames, gateway, closed } = casinoWorld();
    const stops = [attach({})];
    play(AVIATOR);
    stops.push(attach({}));
    for (const stop of stops) stop();
    expect(frames.log).toEqual([]);
    await gateway.launches.reply(GAME_URL);
    attach({})();
    expect(frames.log).toEqual([`open ${GAME_URL}`, 'detach']);
    closed();
    attach({})();
    expect(frames.log).toEqual([`open ${GAME_URL}`, 'detach', 'close']);
  });

  it.each(['leave', 'deposit', 'balance'] as const)(
    '[X18] that still says %j after the player has left is not obeyed',
    async (word) => {
      const world = casinoWorld();
      await world.launched();
      world.attach({});
      world.closed();
      world.frames.say(word);
      expect(world.navigator.went).toEqual([]);
      expect(world.log).toEqual(['sync']);
    },
  );
});

describe('a partner’s sports book', () => {
  it('[CASINO-04] is framed like a game, and is none of those that were played last', async () => {
    const { play, gateway, state, store } = casinoWorld();
    play(launchOfEmbed('betby'));
    await gateway.launches.reply(GAME_URL);
    expect(state.launch).toMatchObject({ kind: 'open', target: { provider: 'betby' } });
    expect(state.recent).toEqual([]);
    expect(store.keys()).toEqual([]);
  });

  it('[X18] has no lobby of its own: its word to leave leads to all games', async () => {
    const { play, gateway, attach, frames, navigator } = casinoWorld();
    play(launchOfEmbed('betby'));
    await gateway.launches.reply(GAME_URL);
    attach({});
    frames.say('leave');
    expect(navigator.went).toEqual(['/games-all']);
  });
});
