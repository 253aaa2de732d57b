import type { Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { paise, type Paise } from '@/domain/shared/Money';

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

export function money(amount: Paise): string {
  return RUPEES.format(amount / 100);
}

/** What is most often said here. A page of its own has more, and other languages. */
const TEXTS: Readonly<Partial<Record<MessageKey, string>>> = {
  'bet.belowMin': 'The smallest stake is {min}.',
  'bet.aboveMax': 'The largest stake is {max}.',
  'bet.stakeEmpty': 'Enter a stake.',
  'bet.stakeMalformed': 'This is not an amount.',
  'bet.insufficientBalance': 'Your balance is too low for this bet.',
  'bet.exposureLimit': 'This bet would go over your exposure limit.',
  'bet.selfLimit': 'This bet would go over a limit you set yourself.',
  'bet.suspended': 'Betting on this market is suspended for now.',
  'bet.ballRunning': 'The ball is in play: wait a moment.',
  'bet.marketClosed': 'This market is closed.',
  'bet.stale': 'Prices are not live.',
  'bet.offline': 'You are offline.',
  'bet.logInFirst': 'Log in to bet.',
  'login.success': 'You are logged in.',
  'session.notStored': 'This browser stores nothing: closing the tab logs out.',
};

/** A server's own words, or ours; for what we have none for, that it did not work. */
export function words(message: Message): string {
  if (message.kind === 'server') return message.text;
  const { values = {} } = message;
  return (TEXTS[message.key] ?? message.key).replace(/\{(\w+)\}/g, (_, name: string) => {
    const amount = values[`${name}Paise`];
    return typeof amount === 'number' ? money(paise(amount)) : String(values[name] ?? '');
  });
}
