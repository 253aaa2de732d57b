import { describe, expect, it } from 'vitest';
import { REFERRAL_CHANNELS, referralLink, telegramShare, whatsAppShare } from '@/domain/rewards/referralLink';
import { readReferralCode } from '@/domain/session/readReferralCode';

const ORIGIN = 'https://play.example';

describe('a link to pass on', () => {
  it('[REWARD-02] [AUTH-18] leads to the sign-up with a code that it takes, whichever way it goes', () => {
    for (const channel of REFERRAL_CHANNELS) {
      const link = new URL(referralLink(ORIGIN, 'AB12CD34', channel));
      expect(link.origin).toBe(ORIGIN);
      expect(link.pathname).toBe('/mobile-number');
      expect(readReferralCode(link.searchParams.get('ref'))).toMatch(/^AB12CD34(-[swtq])?$/);
    }
    expect(new Set(REFERRAL_CHANNELS.map((way) => referralLink(ORIGIN, 'A', way))).size).toBe(5);
  });

  it('[X14] shares go to WhatsApp and Telegram, whatever the texts say', () => {
    const text = 'Hi & bye?#x=1&text=evil https://evil.example/';
    const link = referralLink(ORIGIN, 'AB12CD34', 'whatsapp');
    const whatsApp = new URL(whatsAppShare(text, link));
    expect([whatsApp.host, whatsApp.pathname]).toEqual(['wa.me', '/']);
    expect([...whatsApp.searchParams]).toEqual([['text', `${text} ${link}`]]);
    const telegram = new URL(telegramShare(text, link));
    expect([telegram.host, telegram.pathname]).toEqual(['t.me', '/share/url']);
    expect([...telegram.searchParams]).toEqual([
      ['url', link],
      ['text', text],
    ]);
  });
});
