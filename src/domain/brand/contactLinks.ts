import type { AppDetails } from './AppDetails';
import { safeUrl } from './safeUrl';
import type { UrlRules } from './safeUrl';

/** null: not configured, or not safe; the link is inert. HDR-04, HDR-07. */
export interface ContactLinks {
  readonly whatsApp: string | null;
  readonly telegram: string | null;
  readonly facebook: string | null;
  readonly instagram: string | null;
  readonly phone: string | null;
}

type Contacts = Pick<AppDetails, 'whatsApp' | 'telegram' | 'facebook' | 'instagram' | 'phone'>;

export function contactLinks(contacts: Contacts, rules: UrlRules): ContactLinks {
  return {
    whatsApp: whatsAppLink(contacts.whatsApp),
    telegram: safeUrl(contacts.telegram, 'social', rules),
    facebook: safeUrl(contacts.facebook, 'social', rules),
    instagram: safeUrl(contacts.instagram, 'social', rules),
    phone: phoneLink(contacts.phone),
  };
}

/** Built from a number with its country, 8 to 15 digits; anything but a number gives no link (X14). */
export function whatsAppLink(number: string): string | null {
  const digits = /^\+?(\d{8,15})$/.exec(compact(number))?.[1];
  return digits === undefined ? null : `https://wa.me/${digits}`;
}

/** `+` and digits only: no pauses, no service codes, no parameters (X15). */
export function phoneLink(number: string): string | null {
  const callable = /^\+?\d{3,15}$/.exec(compact(number))?.[0];
  return callable === undefined ? null : `tel:${callable}`;
}

/** As a dialler reads it: full-width digits folded, the usual separators gone. */
function compact(number: string): string {
  return number
    .slice(0, 64)
    .normalize('NFKC')
    .replace(/[\s().\p{Pd}]/gu, '');
}
