import type { Exchange } from './Exchange';

/** What is wrong with a reply that came with a good status; null: nothing. */
export function envelopeFault({ call, reply }: Pick<Exchange, 'call' | 'reply'>): string | null {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply))
    return `${call}: the reply is no JSON object`;
  const { error, message, data } = reply as Readonly<Record<string, unknown>>;
  if (typeof error !== 'boolean') return `${call}: "error" is neither true nor false`;
  if (message !== undefined && message !== null && typeof message !== 'string')
    return `${call}: "message" is no text`;
  const saysSomething =
    typeof message === 'string' && message !== '' && !/^(ok|success|done)\b/i.test(message);
  if (!error && (data === undefined || data === null) && saysSomething)
    return `${call}: "error" is false beside no data and the message "${message.slice(0, 60)}"`;
  return null;
}
