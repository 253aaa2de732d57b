export const REFERRAL_CHANNELS = ['link', 'share', 'whatsapp', 'telegram', 'qr'] as const;
/** How a link was passed on. */
export type ReferralChannel = (typeof REFERRAL_CHANNELS)[number];

const LETTERS: Readonly<Record<ReferralChannel, string>> = {
  link: '',
  share: '-s',
  whatsapp: '-w',
  telegram: '-t',
  qr: '-q',
};

/** Where a link leads: the first step of a sign-up. */
const PATH = '/mobile-number';

/**
 * An address that fills a sign-up with this code, and tells how it was passed on by a letter after it (assumed, docs/wire.md 4.11).
 * `origin` is this app's own; the code has been checked.
 */
export function referralLink(origin: string, code: string, channel: ReferralChannel): string {
  return `${origin}${PATH}?ref=${encodeURIComponent(`${code}${LETTERS[channel]}`)}`;
}

/** Built from our own parts alone: whatever the text says, the address stays WhatsApp's (X14). */
export function whatsAppShare(text: string, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
}

export function telegramShare(text: string, link: string): string {
  return `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}`;
}
