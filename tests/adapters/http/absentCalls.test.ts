import { describe, expect, it } from 'vitest';
import { launchOfEmbed } from '@/domain/casino/LaunchTarget';
import { matchId } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { httpWorld } from '@tests/support/wire/httpWorld';
import { memoryTransport, okText } from '@tests/support/wire/memoryTransport';
import type { MemoryReply } from '@tests/support/wire/memoryTransport';

const NOT_OFFERED = { ok: false, error: { kind: 'notOffered', sent: true } };
const JSON_404: MemoryReply = { status: 404, text: JSON.stringify({ message: 'Not found' }) };
const PAGE_404: MemoryReply = { status: 404, text: '<!doctype html><h1>Not Found</h1>' };

function backend(answer: () => MemoryReply) {
  const scheduler = new ManualScheduler();
  const asked: string[] = [];
  const transport = memoryTransport(({ url, query }) => {
    asked.push(`${url} ${new URLSearchParams(query)}`);
    return answer();
  });
  return { ...httpWorld({ transport, scheduler, clock: scheduler.clock }), scheduler, asked };
}

describe('a call that this backend does not have', () => {
  it.each([
    ['an envelope without a code', JSON_404],
    ['a page', PAGE_404],
    ['405', { ...PAGE_404, status: 405 }],
    ['501', { ...PAGE_404, status: 501 }],
  ])('[F93] is not offered, and no error: %s', async (_, reply) => {
    expect(await backend(() => reply).sports.matches({})).toEqual(NOT_OFFERED);
  });

  it('[F93] is not asked for again within a minute, whatever is asked of it', async () => {
    const { sports, scheduler, asked } = backend(() => JSON_404);
    await sports.matches({ sport: 'cricket' });
    await scheduler.pass(59_999);
    expect(await sports.matches({ sport: 'soccer' })).toEqual(NOT_OFFERED);
    expect(asked).toHaveLength(1);
    await scheduler.pass(1);
    await sports.matches({ sport: 'soccer' });
    expect(asked).toHaveLength(2);
  });

  it('[F93] is offered as soon as it answers', async () => {
    const replies = [JSON_404, { text: okText({ matches: [] }) }];
    const { sports, scheduler } = backend(() => replies.shift() ?? JSON_404);
    await sports.matches({});
    await scheduler.pass(60_000);
    expect(await sports.matches({})).toEqual({ ok: true, value: [] });
  });

  it('[F93] [CASINO-03] a game that the lobby answers 404 for is not offered, and speaks for no other', async () => {
    const replies = [PAGE_404, { text: okText({ url: 'https://games.example/b' }) }];
    const { casino, asked } = backend(() => replies.shift() ?? JSON_404);
    expect(await casino.launch(launchOfEmbed('betby'))).toEqual(NOT_OFFERED);
    expect(await casino.launch(launchOfEmbed('betby'))).toEqual(NOT_OFFERED);
    expect(await casino.launch(launchOfEmbed('jetfair'))).toEqual({
      ok: true,
      value: 'https://games.example/b',
    });
    expect(asked).toHaveLength(2);
  });

  it('a refusal with a code is the backend’s own word', async () => {
    const { sports, asked } = backend(() => ({
      status: 404,
      text: JSON.stringify({ error: true, message: 'No', code: 'MATCH_UNKNOWN' }),
    }));
    for (let tries = 1; tries <= 2; tries += 1) {
      const answer = await sports.match(matchId('1'));
      expect(answer).toMatchObject({ error: { kind: 'refused', code: 'MATCH_UNKNOWN' } });
      expect(asked).toHaveLength(tries);
    }
  });

  it.each([403, 409, 422, 500])('%i says nothing of the kind', async (status) => {
    const answer = await backend(() => ({ ...JSON_404, status })).sports.matches({});
    expect(answer).toMatchObject({ ok: false });
    expect(answer).not.toEqual(NOT_OFFERED);
  });

  it('an item that is not there speaks for no other', async () => {
    const { sports, asked } = backend(() => JSON_404);
    expect(await sports.match(matchId('1'))).toEqual(NOT_OFFERED);
    await sports.match(matchId('1'));
    await sports.match(matchId('2'));
    expect(asked).toHaveLength(2);
    const refused = backend(() => ({ ...JSON_404, status: 405 }));
    expect(await refused.sports.match(matchId('1'))).not.toEqual(NOT_OFFERED);
  });

  it('[API-03] a call of the specification is never taken for missing', async () => {
    const { brand, asked } = backend(() => JSON_404);
    expect(await brand.banners()).toMatchObject({ error: { kind: 'refused' } });
    await brand.banners();
    expect(asked).toHaveLength(2);
  });
});
