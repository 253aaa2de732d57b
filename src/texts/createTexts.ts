import { cleanText } from '@/domain/shared/cleanText';
import type { Messages } from './CompiledMessage';
import { createFormat, type Format } from './createFormat';
import { formatMessage, type FormattedValues } from './formatMessage';
import type { Language } from './Language';
import type { MessageId } from './MessageId';
import { ownTexts } from './ownTexts';
import type { Message, MessageValues } from '@/domain/shared/Message';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Paise } from '@/domain/shared/Money';

/** One language, ready to speak: what the provider hands to components, and the toast outlet uses outside of them. */
export interface Texts {
  readonly language: Language;
  readonly format: Format;
  readonly t: (id: MessageId, values?: MessageValues) => string;
  /** A message of the core: a key in this language, or a server's own words as plain, tamed text (TOAST-04). */
  readonly renderMessage: (message: Message) => string;
}

/**
 * The core speaks in integers, so a value's name says what it is: `…Paise` is an amount of money, `…Odds` odds in
 * hundredths. Everything else is shown as it is.
 */
function inWords(values: MessageValues, format: Format): FormattedValues {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number' && /(^p|P)aise$/.test(name))
      words[name] = format.moneyShort(value as Paise);
    else if (typeof value === 'number' && /(^o|O)dds$/.test(name))
      words[name] = format.odds(value as OddsHundredths);
    else words[name] = value;
  }
  return words;
}

export function createTexts(language: Language, messages: Messages): Texts {
  const format = createFormat(language);

  function t(id: MessageId, values: MessageValues = {}): string {
    const message = ownTexts[language]?.[id] ?? (Object.hasOwn(messages, id) ? messages[id] : undefined);
    return message === undefined ? id : formatMessage(message, inWords(values, format), language);
  }

  return {
    language,
    format,
    t,
    renderMessage: (message) =>
      message.kind === 'server' ? cleanText(message.text) : t(message.key, message.values),
  };
}
