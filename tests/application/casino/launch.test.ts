import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { launchOfEmbed } from '@/domain/casino/LaunchTarget';
import { settle } from '@/adapters/node/settle';
import { AVIATOR, casinoWorld, GAME_URL } from './casinoWorld';

describe('opening a game', () => {
  it('[CASINO-03] asks the lobby, frames what it returns, and says when the page is there', async () => {
    const { play, gateway, state, frames, loaded, scheduler } = casinoWorld();
    play(AVIATOR);
    expect(state.launch).toEqual({ kind: 'asking', target: AVIATOR, slow: false });
    expect(gateway.asked.map(({ target }) => target)).toEqual([AVIATOR]);
    await gateway.launches.reply(GAME_URL);
    expect(state.launch).toMatchObject({
      kind: 'open',
      loaded: false,
      slow: false,
      frame: { src: GAME_URL },
    });
    loaded();
    expect(state.launch).toMatchObject({ kind: 'open', loaded: true });
    expect(frames.log).toEqual([`open ${GAME_URL}`]);
    expect(scheduler.timersLeft).toBe(0);
  });

  it.each([
    'http://games.example/play',
    'https://evil.example/play',
    'https://play.example/play',
    'https://user:pass@games.example/play',
    'https://games.example:8443/play',
    'javascript:alert(1)',
    'data:text/html,x',
    '//games.example/play',
    '',
  ])('[CASINO-03] [X16] does not frame %j: Failed to get url', async (url) => {
    const world = casinoWorld();
    // Protocol-relative is the page's own scheme: it stays allowed for a listed host.
    if (url.startsWith('//')) {
      await world.launched(url);
      expect(world.state.launch).toMatchObject({
        kind: 'open',
        frame: { src: 'https://games.example/play' },
      });
      return;
    }
    await world.launched(url);
    expect(world.state.launch).toMatchObject({
      kind: 'refused',
      message: { kind: 'key', key: 'casino.launchFailed' },
    });
    expect(world.notices).toEqual(['casino.launchFailed']);
    expect(world.frames.log).toEqual([]);
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('[CASINO-03] is done anew in another language, and not for the same one again', async () => {
    const { play, gateway } = casinoWorld();
    const inHindi = { ...AVIATOR, language: 'hi' };
    for (const target of [AVIATOR, { ...AVIATOR }, inHindi]) play(target);
    expect(gateway.asked.map(({ target }) => target)).toEqual([AVIATOR, inHindi]);
    expect(gateway.asked[0]?.cancellation?.cancelled).toBe(true);
  });

  it('[CASINO-03] names no language to a backend that knows only the specification, and is not done anew for one', async () => {
    const { play, gateway } = casinoWorld({ casinoCatalogue: false });
    for (const language of ['en', 'hi']) play({ ...AVIATOR, language });
    expect(gateway.asked.map(({ target }) => target)).toEqual([AVIATOR]);
  });

  it('[CASINO-03] a refusal is told, with the provider’s own words on the page, and can be tried again', async () => {
    const { play, gateway, state, notices, retry } = casinoWorld();
    play(AVIATOR);
    await gateway.launches.refuse({ kind: 'refused', sent: true, message: 'This table is closed.' });
    expect(state.launch).toEqual({
      kind: 'refused',
      target: AVIATOR,
      message: { kind: 'server', text: 'This table is closed.' },
    });
    expect(notices).toEqual(['casino.launchFailed']);
    retry();
    expect(state.launch.kind).toBe('asking');
    await gateway.launches.reply(GAME_URL);
    expect(state.launch.kind).toBe('open');
  });

  it('[F86] says after 10 s that it takes longer than usual, and gives a frame up that does not load', async () => {
    const { play, gateway, state, scheduler, frames, notices } = casinoWorld();
    play(AVIATOR);
    await scheduler.advance(9_999);
    expect(state.launch).toMatchObject({ slow: false });
    await scheduler.advance(1);
    expect(state.launch).toMatchObject({ kind: 'asking', slow: true });
    await gateway.launches.reply(GAME_URL);
    expect(state.launch).toMatchObject({ kind: 'open', slow: true });
    await scheduler.advance(45_000);
    expect(state.launch).toMatchObject({ kind: 'refused' });
    expect(frames.log).toEqual([`open ${GAME_URL}`, 'close']);
    expect(notices).toEqual(['casino.launchFailed']);
  });

  it('[F86] a frame that has loaded is never given up', async () => {
    const world = casinoWorld();
    await world.launched();
    world.loaded();
    await world.scheduler.advance(120_000);
    expect(world.state.launch).toMatchObject({ kind: 'open', loaded: true, slow: false });
  });

  it('[CASINO-03] leaving while the lobby is asked cancels the call, and its answer is nobody’s', async () => {
    const { play, gateway, state, frames, log, scheduler } = casinoWorld();
    const release = play(AVIATOR);
    release();
    await settle();
    expect(gateway.asked[0]?.cancellation?.cancelled).toBe(true);
    await gateway.launches.reply(GAME_URL);
    expect(state.launch).toEqual({ kind: 'none' });
    expect(frames.log).toEqual([]);
    expect(log).toEqual([]);
    expect(scheduler.timersLeft).toBe(0);
  });

  it('[CASINO-03] leaving a game closes its frame and asks for the balance', async () => {
    const world = casinoWorld();
    const { state, frames, log } = world;
    const release = await world.launched();
    release();
    release();
    await settle();
    expect(state.launch).toEqual({ kind: 'none' });
    expect(frames.log).toEqual([`open ${GAME_URL}`, 'close']);
    expect(log).toEqual(['sync']);
  });

  it('[CASINO-03] a page that is taken down and put up in the same moment launches once', async () => {
    const { play, gateway } = casinoWorld();
    const release = play(AVIATOR);
    release();
    play(AVIATOR);
    await settle();
    expect(gateway.asked).toHaveLength(1);
    expect(gateway.asked[0]?.cancellation?.cancelled).toBe(false);
  });

  it('[CASINO-03] another game takes the place of the one before', async () => {
    const world = casinoWorld();
    const { play, gateway, state, frames, log } = world;
    const release = await world.launched();
    release();
    play(launchOfEmbed('betby'));
    await settle();
    expect(state.launch).toMatchObject({ kind: 'asking', target: { provider: 'betby' } });
    expect(frames.log).toEqual([`open ${GAME_URL}`, 'close']);
    expect(log).toEqual(['sync']);
    expect(gateway.asked).toHaveLength(2);
  });

  it('[SES-02] the end of the session ends the game', async () => {
    const world = casinoWorld();
    await world.launched();
    world.closed();
    expect(world.state.launch).toEqual({ kind: 'none' });
    expect(world.frames.log).toEqual([`open ${GAME_URL}`, 'close']);
  });

  it('[X18] hears four words of the game: balance, leave, deposit, limits', async () => {
    const world = casinoWorld();
    await world.launched();
    const stop = world.attach({});
    world.frames.say('balance');
    expect(world.log).toEqual(['sync']);
    world.frames.say('deposit');
    world.frames.say('limits');
    world.frames.say('leave');
    expect(world.navigator.went).toEqual(['/gatewaylist', '/responsiblegame', '/casino/spribe']);
    stop();
    expect(world.frames.log).toContain('detach');
  });

  it('[CASINO-03] [WAL-03] says to a game that has loaded that the wallet has changed, and not by how much', async () => {
    const world = casinoWorld();
    const { feed, frames } = world;
    const pushed = (): void => feed.tell((listener) => listener.balancePushed?.(null));
    const said = () => frames.log.filter((line) => line.startsWith('say'));
    await world.launched();
    const stop = world.attach({});
    pushed();
    expect(said()).toEqual([]);
    world.loaded();
    pushed();
    expect(said()).toEqual(['say wallet']);
    feed.become('reconnecting');
    feed.become('connected');
    expect(said()).toHaveLength(2);
    stop();
    pushed();
    expect(said()).toHaveLength(2);
    expect(feed.listening).toBe(0);
  });

  it('[CASINO-04] a partner that this backend does not have gives way to our own page', async () => {
    const { play, gateway, state, navigator, notices } = casinoWorld();
    play(launchOfEmbed('jetfair'));
    await gateway.launches.refuse({ kind: 'refused', sent: true, code: 'GAME_NOT_OFFERED' });
    expect(navigator.went).toEqual(['replace /exchange/Cricket']);
    expect(state.launch).toEqual({ kind: 'none' });
    expect(notices).toEqual([]);
    play(AVIATOR);
    await gateway.launches.refuse({ kind: 'refused', sent: true, code: 'GAME_NOT_OFFERED' });
    expect(state.launch).toMatchObject({ kind: 'refused', message: say('wire.notOffered') });
    expect(notices).toEqual([]);
  });

  it('[CASINO-04] [F93] nor does it need a code for that: a lobby without the call gives way alike, without an alarm', async () => {
    const { play, gateway, state, navigator, notices } = casinoWorld();
    play(launchOfEmbed('jetfair'));
    await gateway.launches.refuse({ kind: 'notOffered', sent: true });
    expect(navigator.went).toEqual(['replace /exchange/Cricket']);
    play(AVIATOR);
    await gateway.launches.refuse({ kind: 'notOffered', sent: true });
    expect(state.launch).toMatchObject({ kind: 'refused', message: say('wire.notOffered') });
    expect(notices).toEqual([]);
  });

  it('[CASINO-03] a visitor’s game is not asked for', () => {
    const { play, gateway, state } = casinoWorld({ visitor: true });
    play(AVIATOR);
    expect(gateway.asked).toEqual([]);
    expect(state.launch).toEqual({ kind: 'none' });
  });
});

describe('a press on a tile', () => {
  it('[HDR-01] [CASINO-03] leads a player to the game, and a visitor to a log-in that leads there', () => {
    const player = casinoWorld();
    player.openGame('/casino/spribe/aviator');
    expect(player.navigator.went).toEqual(['/casino/spribe/aviator']);
    const visitor = casinoWorld({ visitor: true });
    visitor.openGame('/casino/spribe/aviator');
    expect(visitor.log).toEqual(['panel login /casino/spribe/aviator']);
    expect(visitor.navigator.went).toEqual([]);
  });

  it('[X12] leads nowhere else', () => {
    const { openGame, navigator } = casinoWorld();
    for (const href of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/casino/..%2fx']) {
      openGame(href);
    }
    expect(navigator.went).toEqual([]);
  });
});
