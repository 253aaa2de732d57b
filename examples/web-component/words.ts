import { cleanText } from '@/domain/shared/cleanText';
import type { Message } from '@/domain/shared/Message';
import { paise, type Paise } from '@/domain/shared/Money';
import { TEXTS } from './texts';

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

export function money(amount: Paise): string {
  return RUPEES.format(amount / 100);
}

/** A server's own words, or ours; for what we have none for, that it did not work, or what the caller knows better. Never a key. */
export function words(message: Message, otherwise = 'This did not work. Try again in a moment.'): string {
  if (message.kind === 'server') return cleanText(message.text);
  const { values = {} } = message;
  return (TEXTS[message.key] ?? otherwise).replace(/\{(\W*)(\w+)\}/g, (_, before: string, name: string) => {
    const amount = values[`${name}Paise`];
    const value = typeof amount === 'number' ? money(paise(amount)) : values[name];
    return value === undefined ? '' : before + String(value);
  });
}

/** Why there is no match to see, and that it is asked for again by itself, unless there is none. */
export function notLoaded(message: Message): string {
  const gone = message.kind === 'key' && message.key.startsWith('sports.');
  return gone
    ? words(message)
    : `This match did not load. ${words(message)} It is asked for again by itself.`;
}
