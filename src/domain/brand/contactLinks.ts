import type { AppDetails } from './AppDetails';
import { phoneLink } from './phoneLink';
import { safeUrl, type UrlRules } from './safeUrl';
import { secureAddress } from './secureAddress';
import { whatsAppLink } from './whatsAppLink';

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
  const social = (raw: string): string | null => safeUrl(secureAddress(raw), 'social', rules);
  return {
    whatsApp: whatsAppLink(contacts.whatsApp, rules),
    telegram: social(contacts.telegram),
    facebook: social(contacts.facebook),
    instagram: social(contacts.instagram),
    phone: phoneLink(contacts.phone),
  };
}
