import { describe, expect, it } from 'vitest';
import { loadAnnouncements } from '@/application/brand/loadAnnouncements';
import { openNotices } from '@/application/notices/openNotices';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { somePorts } from '@tests/support/fakes/somePorts';
import { refused } from '@tests/support/mothers/sessionMother';

const fromServer = (text: string): Message => ({ kind: 'server', text });

const doorOf = ({ notices, brand, store, session, page, clock, notify }: Core) =>
  openNotices(
    somePorts({ notices, brand, cues: {}, localStore: store, session, pageLife: page, clock }),
    notify,
  ).app;

describe('Notify', () => {
  it('[TOAST-03] a notice is shown with its time, and kept behind the bell', () => {
    const core = aCore();
    core.notify(fromServer('a'), 'info');
    core.notify(fromServer('b'), 'success', 1000);
    const expected = [
      { id: 'id-1', type: 'info', message: fromServer('a'), closesAfterMs: 5000, at: core.clock.now() },
      { id: 'id-2', type: 'success', message: fromServer('b'), closesAfterMs: 1000, at: core.clock.now() },
    ];
    expect(core.notifier.shown).toEqual(expected);
    expect(core.notices.recent).toEqual(expected.toReversed());
    expect(core.notices.unread).toBe(2);
  });

  it('[TOAST-03] what only answers a form is shown and not kept', () => {
    const core = aCore();
    core.notify(fromServer('a'), 'error', undefined, 'passing');
    expect(core.notifier.shown).toHaveLength(1);
    expect([core.notices.recent, core.notices.unread]).toEqual([[], 0]);
  });

  it('[F47] [F03] the same words are not repeated while they are on screen, and again once they have gone', () => {
    const core = aCore();
    for (let count = 0; count < 200; count += 1) core.notify(fromServer('Reconnecting'), 'info');
    expect(core.notifier.shown).toHaveLength(1);
    expect(core.notices.unread).toBe(1);
    core.clock.advance(4999);
    core.notify(fromServer('Reconnecting'), 'info');
    expect(core.notifier.shown).toHaveLength(1);
    core.clock.advance(5000);
    core.notify(fromServer('Reconnecting'), 'info');
    expect(core.notifier.shown).toHaveLength(2);
  });

  it('[TOAST-03] what is good and came twice in a moment is one on the screen, and behind the bell as often as it came', () => {
    const core = aCore();
    for (let count = 0; count < 3; count += 1) core.notify(fromServer('Bonus part earned: ₹100'), 'success');
    core.notify(fromServer('Bonus part earned: ₹100'), 'success', undefined, 'passing');
    expect(core.notifier.shown).toHaveLength(1);
    expect(core.notices.recent.map(({ id }) => id)).toEqual(['id-3', 'id-2', 'id-1']);
    expect(core.notices.unread).toBe(3);
  });

  it('[TOAST-03] closed by hand, the same words are shown anew: what they say has happened again', () => {
    const core = aCore();
    core.notify(fromServer('Cash out done.'), 'success');
    core.notifier.closers[0]?.();
    core.notify(fromServer('Cash out done.'), 'success');
    expect(core.notifier.shown.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
    expect([core.notifier.updated, core.notices.unread]).toEqual([[], 2]);
  });

  it('[TOAST-03] added, updated, removed: said again, the same toast stays as long as a new one would', () => {
    const core = aCore();
    core.notify(fromServer('Odds moved'), 'warning');
    const [added] = core.notifier.shown;
    core.clock.advance(4000);
    core.notify(fromServer('Odds moved'), 'warning', 3000);
    expect(core.notifier.updated).toEqual([{ ...added, closesAfterMs: 3000 }]);
    core.clock.advance(2999);
    core.notify(fromServer('Odds moved'), 'warning');
    expect([core.notifier.shown.length, core.notifier.updated.length]).toEqual([1, 2]);
    for (let count = 0; count < 5; count += 1) core.notify(fromServer(`${count}`), 'info');
    expect(core.notifier.dismissed).toEqual([added?.id]);
    expect(core.notices.unread).toBe(6);
  });

  it('[F47] of 200 different ones, five are on screen: the latest', () => {
    const core = aCore();
    for (let count = 0; count < 200; count += 1) core.notify(fromServer(`${count}`), 'info');
    const onScreen = core.notifier.shown.filter(({ id }) => !core.notifier.dismissed.includes(id));
    expect(onScreen.map(({ message }) => message)).toEqual(
      ['195', '196', '197', '198', '199'].map(fromServer),
    );
  });
});

describe('TellNotice and MarkNoticesRead', () => {
  it('[NAV-06] a screen tells its own', () => {
    const core = aCore();
    doorOf(core).tell(say('notice.chunkFailed'), 'error');
    expect(core.notifier.shown).toMatchObject([
      { type: 'error', message: say('notice.chunkFailed'), closesAfterMs: 5000 },
    ]);
    expect(core.notices.unread).toBe(0);
    core.notify(fromServer('kept'), 'info');
    expect(core.notices.unread).toBe(1);
    doorOf(core).markRead();
    expect(core.notices.unread).toBe(0);
  });
});

describe('announcements', () => {
  it('[HDR-06] [BRAND-03] contents are cleaned, clipped, and blank ones left out', async () => {
    const core = aCore();
    core.brandGateway.onAnnouncements.answer(
      ok([
        { id: '1', content: ' Final today\u202e ' },
        { id: '2', content: ' \n' },
        { id: '3', content: 'x'.repeat(5000) },
      ]),
    );
    await loadAnnouncements(core.brandGateway, core.brand, core.notify)();
    expect(core.brand.announcements).toEqual([
      { id: '1', content: 'Final today' },
      { id: '3', content: `${'x'.repeat(500)}…` },
    ]);
  });

  it("[HDR-06] a failure is told in the specification's words and keeps what is there", async () => {
    const core = aCore();
    core.brand.announcementsReplaced([{ id: '1', content: 'Old' }]);
    core.brandGateway.onAnnouncements.answer(refused('Server words'));
    await loadAnnouncements(core.brandGateway, core.brand, core.notify)();
    expect(core.notifier.shown).toMatchObject([
      { type: 'error', message: say('notice.announcementsFailed') },
    ]);
    expect(core.brand.announcements).toEqual([{ id: '1', content: 'Old' }]);
  });

  it('[F05] [F18] a load that was given up says nothing; two at once are one', async () => {
    const core = aCore();
    core.brandGateway.onAnnouncements.answer(fail({ kind: 'aborted', sent: true }));
    const load = loadAnnouncements(core.brandGateway, core.brand, core.notify);
    await Promise.all([load(), load()]);
    expect(core.notifier.shown).toEqual([]);
    expect(core.brandGateway.onAnnouncements.calls).toHaveLength(1);
  });

  it('[HDR-06] when none ever came, a failure is an empty list: no room is held for it', async () => {
    const core = aCore();
    expect(core.brand.announcements).toBeNull();
    core.brandGateway.onAnnouncements.answer(refused('Server words'));
    await loadAnnouncements(core.brandGateway, core.brand, core.notify)();
    expect(core.brand.announcements).toEqual([]);
  });

  it('[HDR-06] each is dismissed by itself', () => {
    const core = aCore();
    doorOf(core).dismissAnnouncement('1');
    expect(core.brand.dismissed).toEqual(['1']);
  });
});
