import { describe, expect, it } from 'vitest';
import { answering } from '@/adapters/composition/answering';
import type { WholeBackend } from '@/adapters/composition/Backend';
import { fateOf } from '@/domain/shared/fateOf';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Failure } from '@/domain/shared/Failure';

type Asked = Readonly<Record<string, (...given: unknown[]) => Promise<Result<unknown, Failure>>>>;

function guard(backend: object) {
  const logged: unknown[] = [];
  const guarded = answering(backend as WholeBackend, { error: (_what, details) => logged.push(details) });
  return { guarded: guarded as unknown as Record<string, Asked>, logged };
}

/** With a secret, as a class of somebody else's may have one. */
class Bets {
  readonly #placed: unknown[] = [];
  readonly version = 3;

  place(order: unknown): Promise<Result<number, Failure>> {
    return Promise.resolve(ok(this.#placed.push(order)));
  }
}

describe('a backend of somebody else', () => {
  it.each<[string, () => unknown]>([
    ['rejects', () => Promise.reject(new Error('boom'))],
    [
      'throws',
      () => {
        throw new Error('boom');
      },
    ],
    ['answers nothing', () => Promise.resolve(undefined)],
  ])('[F54] a gateway that %s: what it was asked is not known', async (_what, place) => {
    const { guarded, logged } = guard({ betsGateway: { place } });
    const reply = await guarded['betsGateway']?.['place']?.();
    if (reply === undefined || reply.ok) throw new Error('not a failure');
    expect(fateOf(reply.error)).toBe('unknown');
    expect(logged).toMatchObject([{ gateway: 'betsGateway' }]);
  });

  it('a gateway that answers is what it was, a class with its own secrets too', async () => {
    const { guarded, logged } = guard({ betsGateway: new Bets() });
    expect(await guarded['betsGateway']?.['place']?.('order')).toEqual(ok(1));
    expect(await guarded['betsGateway']?.['place']?.('order')).toEqual(ok(2));
    expect(guarded['betsGateway']?.['version']).toBe(3);
    expect(logged).toEqual([]);
  });

  it('a backend that is a class, and one that is frozen, are guarded too', async () => {
    const boom = () => Promise.reject(new Error('boom'));
    class Backend {
      get betsGateway() {
        return Object.freeze({ place: boom });
      }
      cashier() {
        return Promise.resolve(Object.freeze({ depositsGateway: { list: boom } }));
      }
    }
    const { guarded } = guard(Object.freeze(new Backend()));
    expect(await guarded['betsGateway']?.['place']?.()).toMatchObject({ ok: false });
    const later = guarded as unknown as Record<string, () => Promise<Record<string, Asked>>>;
    const cashier = await later['cashier']?.();
    expect(await cashier?.['depositsGateway']?.['list']?.()).toMatchObject({ ok: false });
  });

  it('feeds are left as they are', () => {
    const marketFeed = { watch: () => undefined };
    expect(guard({ marketFeed }).guarded['marketFeed']).toBe(marketFeed);
  });

  it('the gateways of a feature that comes later too, and a feature that brings none', async () => {
    const { guarded } = guard({
      cashier: () => Promise.resolve({ depositsGateway: { list: () => Promise.reject(new Error('boom')) } }),
      rewards: () => Promise.resolve(undefined),
    });
    const later = guarded as unknown as Record<string, () => Promise<Record<string, Asked>>>;
    const { depositsGateway } = (await later['cashier']?.()) ?? {};
    expect(await depositsGateway?.['list']?.()).toMatchObject({ ok: false, error: { kind: 'unexpected' } });
    expect(await later['rewards']?.()).toEqual({});
  });
});
