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

/** Numbers that cannot be anybody's: no Indian mobile starts with 1. */
const START: AppDetails = {
  OTP: 0,
  BRAND_STATUS: 'live',
  LOGO_URL: '',
  SEO_TITLE: 'Maidan | Sports exchange and casino',
  TELEGRAM: 'https://t.me/example',
  WHATS_APP_URL: '911234567890',
  FACEBOOK: 'https://www.facebook.com/example',
  INSTATGRAM: 'https://www.instagram.com/example',
  FOOTER_TEXT: 'A sandbox: play chips only, no real money. Every team, player and match is invented.',
  PHONE: '+911234567890',
};

export const BANNERS = [
  {
    id: '3',
    title: 'Tennis, point by point',
    text: 'Prices that move with every serve.',
    imageUrl: '',
    href: '/spmsports/tennis',
    order: 3,
  },
  {
    id: '1',
    title: 'Monsoon Fives, live now',
    text: 'Five overs a side. A result in eight minutes.',
    imageUrl: '',
    href: '/spmsports/cricket',
    order: 1,
  },
  {
    id: '2',
    title: 'Live right now',
    text: 'Every live match in one place.',
    imageUrl: '',
    href: '/spmsports/live',
    order: 2,
  },
] as const;

export const ANNOUNCEMENTS = [
  { id: 'chips', content: 'Welcome to the sandbox: you play with chips, not real money.' },
  { id: 'delay', content: 'In-play bets take a few seconds to be placed. The bet slip shows how long.' },
] as const;

export class Brand {
  private readonly current: AppDetails;

  constructor(saved?: AppDetails) {
    this.current = { ...START, ...saved };
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
