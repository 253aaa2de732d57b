import { describe, expect, it, vi } from 'vitest';
import type { PlayerApp } from '@/application/PlayerApp';
import { loadOnFirstInput } from '@/adapters/composition/browser/loadOnFirstInput';
import { openFirstPage } from '@/adapters/composition/openFirstPage';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';

function world() {
  const { app } = fakePlayerApp();
  const opened: { arrive: (app: PlayerApp) => void; fail: () => void }[] = [];
  const first = openFirstPage(
    app,
    () =>
      new Promise<PlayerApp>((arrive, fail) => opened.push({ arrive, fail: () => fail(new Error('gone')) })),
  );
  return { first, opened, app };
}

describe('a first page', () => {
  it('asks for the whole app once, however many need it', async () => {
    const { first, opened, app } = world();
    const asked = first.whole();
    expect(first.whole()).toBe(asked);
    expect(first.wholeNow()).toBeNull();
    opened[0]?.arrive(app);
    expect(await asked).toBe(app);
    expect(first.wholeNow()).toBe(app);
    expect(opened).toHaveLength(1);
  });

  it('[F79] asks again after a script did not come', async () => {
    const { first, opened, app } = world();
    const failed = first.whole();
    opened[0]?.fail();
    await expect(failed).rejects.toThrow('gone');
    const again = first.whole();
    opened[1]?.arrive(app);
    expect(await again).toBe(app);
  });

  it('says when it has come, to whoever still listens; listening asks for nothing', async () => {
    const { first, opened, app } = world();
    const listener = vi.fn();
    const gone = vi.fn();
    first.onWhole(listener);
    first.onWhole(gone)();
    expect(opened).toHaveLength(0);
    const asked = first.whole();
    opened[0]?.arrive(app);
    await asked;
    expect(listener).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
  });
});

describe('what wakes it', () => {
  function sleeping() {
    const { first, opened } = world();
    const page = new EventTarget();
    const received: {
      tab?: (message: { kind: 'signedIn' | 'signedOut' }) => void;
      key?: (key: string | null, value: string | null) => void;
    } = {};
    loadOnFirstInput(first.whole, {
      page: page as unknown as Window,
      tabs: { listen: (listener) => ((received.tab = listener), () => delete received.tab) },
      local: { onExternalChange: (listener) => ((received.key = listener), () => delete received.key) },
    });
    return { opened, page, received };
  }

  it.each(['pointerdown', 'keydown', 'touchstart', 'scroll', 'wheel', 'pointermove'])(
    'the first %s, once',
    (sign) => {
      const { opened, page, received } = sleeping();
      page.dispatchEvent(new Event(sign));
      page.dispatchEvent(new Event('keydown'));
      expect(opened).toHaveLength(1);
      expect(received).toEqual({});
    },
  );

  it('[SES-06] a log-in in another tab, by message or by the stored token; a log-out does not', () => {
    const byMessage = sleeping();
    byMessage.received.tab?.({ kind: 'signedOut' });
    expect(byMessage.opened).toHaveLength(0);
    byMessage.received.tab?.({ kind: 'signedIn' });
    expect(byMessage.opened).toHaveLength(1);
    const byToken = sleeping();
    byToken.received.key?.('user', 'x');
    byToken.received.key?.('token', null);
    expect(byToken.opened).toHaveLength(0);
    byToken.received.key?.('token', 'abc');
    expect(byToken.opened).toHaveLength(1);
  });
});
