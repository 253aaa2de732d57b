import { compactNumber } from './compactNumber';
import { safeUrl, type UrlRules } from './safeUrl';
import { secureAddress } from './secureAddress';

const NUMBER = /^\+?(\d{8,15})$/;

/** The two addresses that hold a number: `wa.me/<number>`, and `…whatsapp.com/send?phone=<number>`. */
const NUMBER_IN_PATH = /^https:\/\/wa\.me\/(?:\+|%2b)?(\d{8,15})\/?(?:[?#].*)?$/i;
const NUMBER_IN_QUERY =
  /^https:\/\/(?:(?:api|web|www)\.)?whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=(?:\+|%2b)?(\d{8,15})(?:[&#].*)?$/i;

/** A group, a channel or a short link: a host and words, nothing after them. */
const PLACE =
  /^https:\/\/(?:wa\.me\/[a-z]+|chat\.whatsapp\.com|(?:www\.)?whatsapp\.com\/[a-z]+)(?:\/[\w-]{1,64}){1,3}\/?$/i;

/**
 * WHATS_APP_URL is a number with its country (8 to 15 digits), or an address of WhatsApp's. A number leads to `wa.me`, and nothing that stood
 * beside it goes along (a text that the player would send); anything else gives no link. HDR-04, HDR-07, X14.
 */
export function whatsAppLink(raw: string, rules: UrlRules): string | null {
  const typed = NUMBER.exec(compactNumber(raw))?.[1];
  if (typed !== undefined) return chatWith(typed);
  const address = safeUrl(secureAddress(raw), 'whatsApp', rules);
  if (address === null) return null;
  const number = (NUMBER_IN_PATH.exec(address) ?? NUMBER_IN_QUERY.exec(address))?.[1];
  if (number !== undefined) return chatWith(number);
  return PLACE.test(address) ? address : null;
}

function chatWith(number: string): string {
  return `https://wa.me/${number}`;
}
