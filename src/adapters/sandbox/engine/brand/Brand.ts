import { say } from '../../texts/Said';
import type { Words } from '../../texts/Said';

/** App details under the specification's own spellings. OTP 0 means that a code is required at sign-up. */
export type AppDetails = Record<
  | 'OTP'
  | 'BRAND_STATUS'
  | 'LOGO_URL'
  | 'SEO_TITLE'
  | 'TELEGRAM'
  | 'WHATS_APP_URL'
  | 'FACEBOOK'
  | 'INSTATGRAM'
  | 'FOOTER_TEXT'
  | 'PHONE',
  string | number
>;

const START_TITLE = 'Maidan | Sports exchange and casino';
const START_FOOTER = 'A sandbox: play chips only, no real money. Every team, player and match is invented.';

/** Numbers that cannot be anybody's: no Indian mobile starts with 1. */
const START: AppDetails = {
  OTP: 0,
  BRAND_STATUS: 'live',
  LOGO_URL: '',
  SEO_TITLE: START_TITLE,
  TELEGRAM: 'https://t.me/example',
  WHATS_APP_URL: '911234567890',
  FACEBOOK: 'https://www.facebook.com/example',
  INSTATGRAM: 'https://www.instagram.com/example',
  FOOTER_TEXT: START_FOOTER,
  PHONE: '+911234567890',
};

const OWN_WORDS = { SEO_TITLE: say(START_TITLE), FOOTER_TEXT: say(START_FOOTER) };

export const BANNERS = [
  {
    id: '3',
    title: say('Tennis, point by point'),
    text: say('Prices that move with every serve.'),
    imageUrl: '',
    href: '/spmsports/tennis',
    order: 3,
  },
  {
    id: '1',
    title: say('Monsoon Fives, live now'),
    text: say('Five overs a side. A result in eight minutes.'),
    imageUrl: '',
    href: '/spmsports/cricket',
    order: 1,
  },
  {
    id: '2',
    title: say('Live right now'),
    text: say('Every live match in one place.'),
    imageUrl: '',
    href: '/spmsports/live',
    order: 2,
  },
] as const;

export const ANNOUNCEMENTS = [
  { id: 'chips', content: say('Sandbox: play chips, no real money.') },
  { id: 'delay', content: say('In play, a bet waits a few seconds first.') },
] as const;

export class Brand {
  private readonly current: AppDetails;

  constructor(saved?: AppDetails) {
    this.current = { ...START, ...saved };
  }

  /** What nobody has set otherwise is said in the reader's language. */
  words(): Readonly<Record<keyof AppDetails, Words | number>> {
    const { current } = this;
    const own = Object.entries(OWN_WORDS).filter(
      ([name]) => this.isDetail(name) && current[name] === START[name],
    );
    return { ...current, ...Object.fromEntries(own) };
  }

  details(): AppDetails {
    return { ...this.current };
  }

  /** The name that does not exist, or null when all were set. Nothing is set when one is wrong. */
  set(details: Readonly<Record<string, string | number>>): string | null {
    const unknown = Object.keys(details).find((name) => !this.isDetail(name));
    if (unknown !== undefined) return unknown;
    for (const [name, value] of Object.entries(details)) if (this.isDetail(name)) this.current[name] = value;
    return null;
  }

  otpRequired(): boolean {
    return Number(this.current.OTP) === 0;
  }

  private isDetail(name: string): name is keyof AppDetails {
    return Object.hasOwn(START, name);
  }
}
