import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeFromPush, noticeType } from '@/domain/notices/noticeFromPush';
import { pageOfNotice } from '@/domain/notices/pageOfNotice';
import { CLOSES_AFTER_MS, LOG_IN_CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import { say } from '@/domain/shared/Message';

const words = (text: string) => ({ kind: 'server', text });

describe('noticeType', () => {
  it.each([['error'], ['success'], ['info'], ['warning'], ['default']])('[TOAST-01] %s is a type', (word) => {
    expect(noticeType(word)).toBe(word);
  });

  it('[P28] [TOAST-01] [TOAST-02] anything else is an error', () => {
    expect(noticeType('SUCCESS')).toBe('error');
    fc.assert(
      fc.property(fc.anything(), (word) => {
        const known = ['error', 'success', 'info', 'warning', 'default'].some((type) => type === word);
        expect(noticeType(word)).toBe(known ? word : 'error');
      }),
    );
  });
});

describe('noticeFromPush', () => {
  it("[TOAST-02] title and message read 'title : message'", () => {
    expect(noticeFromPush({ title: 'Bet settled', message: 'You won', type: 'success' })).toEqual({
      type: 'success',
      message: words('Bet settled : You won'),
    });
  });

  it('[TOAST-02] one of them stands alone', () => {
    expect(noticeFromPush({ title: 'Hello', message: ' ', type: 'info' }).message).toEqual(words('Hello'));
    expect(noticeFromPush({ title: '', message: 'Hello', type: 'info' }).message).toEqual(words('Hello'));
  });

  it.each([[''], ['  '], ['\u200b\u202e'], ['\n\t\u0000']])(
    "[TOAST-02] no text, even %j, is an error: 'Something went wrong'",
    (blank) => {
      expect(noticeFromPush({ title: blank, message: blank, type: 'success' })).toEqual({
        type: 'error',
        message: say('notice.somethingWentWrong'),
      });
    },
  );

  it('[TOAST-03] a page of ours that it names goes along', () => {
    const push = { title: '', message: 'You won', type: 'success' } as const;
    const { message } = noticeFromPush({ ...push, page: '/mybets?tab=settled' });
    expect(message).toEqual({ ...words('You won'), page: '/mybets?tab=settled' });
    expect(pageOfNotice(message)).toBe('/mybets?tab=settled');
  });

  it.each([
    ['https://bad.example'],
    ['//bad.example/mybets'],
    ['javascript:alert(1)'],
    ['/\\bad.example'],
    ['/no/such/page/of/ours'],
    ['/nosuchpage'],
    [''],
  ])('[X12] [TOAST-03] %s is no page of ours: the notice stands without a way', (page) => {
    const { message } = noticeFromPush({ title: '', message: 'You won', type: 'success', page });
    expect(message).toEqual(words('You won'));
    expect(pageOfNotice(message)).toBeNull();
  });

  it('[TOAST-04] markup stays text', () => {
    expect(
      noticeFromPush({ title: '', message: '<img src=x onerror=alert(1)>', type: 'info' }).message,
    ).toEqual(words('<img src=x onerror=alert(1)>'));
  });

  it('[F47] 5 KB are clipped', () => {
    const { message } = noticeFromPush({ title: 'T'.repeat(5000), message: 'm'.repeat(5000), type: 'info' });
    expect(message).toEqual(words(`${'T'.repeat(80)}… : ${'m'.repeat(300)}…`));
  });

  it('[P28] the text is never empty and never long, whatever was pushed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 500 });
    fc.assert(
      fc.property(text, text, (title, message) => {
        const notice = noticeFromPush({ title, message, type: 'info' });
        if (notice.message.kind === 'key') expect(notice.type).toBe('error');
        else {
          expect(notice.message.text.trim()).not.toBe('');
          expect([...notice.message.text].length).toBeLessThan(6500);
        }
      }),
    );
  });
});

describe('closing times', () => {
  it('[TOAST-03] 5000 ms, and 1000 ms for the toasts of a log-in', () => {
    expect([CLOSES_AFTER_MS, LOG_IN_CLOSES_AFTER_MS]).toEqual([5000, 1000]);
  });
});
