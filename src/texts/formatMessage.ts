import { onDemand } from '@/domain/shared/onDemand';
import { cleanText } from '@/domain/shared/cleanText';
import type { Cases, CompiledMessage } from './CompiledMessage';

/** A value already in the reader's words, or a number for a plural. */
export type FormattedValues = Readonly<Record<string, string | number>>;

const grouped = onDemand(() => new Intl.NumberFormat('en-IN-u-nu-latn'));

const rules = new Map<string, Intl.PluralRules>();

/** Each made once: that takes a weak phone a millisecond, and a search says a count with every key. */
function pluralRules(language: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const name = `${language} ${type}`;
  const made = rules.get(name) ?? new Intl.PluralRules(language, { type });
  rules.set(name, made);
  return made;
}

function plainNumber(value: string | number | undefined): number {
  const number = Number(value);
  return Number.isFinite(number) && number !== 0 ? number : 0; // NaN and -0 are 0 (X24)
}

function text(value: string | number | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'number' ? String(plainNumber(value)) : cleanText(value);
}

function branch(cases: Cases, ...names: readonly string[]): CompiledMessage {
  for (const name of names) {
    const found = Object.hasOwn(cases, name) ? cases[name] : undefined;
    if (typeof found === 'object' || typeof found === 'string') return found;
  }
  return '';
}

/**
 * Joins a compiled message with its values. Values are text and stay text: nothing in them is parsed or unescaped
 * (X03), and invisible direction marks are taken out (X05).
 */
export function formatMessage(
  message: CompiledMessage,
  values: FormattedValues,
  language: string,
  hash?: number,
): string {
  if (typeof message === 'string') return message;
  let out = '';
  for (const token of message) {
    if (typeof token === 'string') {
      out += token === '#' && hash !== undefined ? grouped().format(hash) : token;
      continue;
    }
    const [name, kind, cases] = token;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (kind === undefined) out += text(value);
    else if (kind === 'number') out += grouped().format(plainNumber(value));
    else if (cases === undefined) continue;
    else if (kind === 'select')
      out += formatMessage(branch(cases, String(value), 'other'), values, language, hash);
    else {
      const number = plainNumber(value);
      const rest = number - plainNumber(typeof cases.offset === 'number' ? cases.offset : 0);
      const rule = pluralRules(language, kind === 'plural' ? 'cardinal' : 'ordinal').select(rest);
      out += formatMessage(branch(cases, String(number), rule, 'other'), values, language, rest);
    }
  }
  return out;
}
