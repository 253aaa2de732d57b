import { en } from './en/en';
import type { TextKey } from './en/en';
import { hi } from './hi/hi';
import { symbolsInHindi } from './hi/symbols';

type Values = Readonly<Record<string, string | number>>;

const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, hi };

/** The language that the game was opened in: its address says it, or the page that its host wrote. */
function languageHere(): string {
  const page = globalThis.document?.documentElement;
  if (page === undefined) return 'en';
  const asked = new URLSearchParams(location.hash.slice(1)).get('lang') ?? page.lang;
  const language = asked in TABLES ? asked : 'en';
  page.lang = language;
  return language;
}

const language = languageHere();
const table: Readonly<Record<string, string>> = TABLES[language] ?? en;

export function fillIn(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A text in the language of the page. */
export function t(key: TextKey, values: Values = {}): string {
  return fillIn(table[key] ?? en[key], values);
}

/** A text whose key a server's word is a part of; the word itself where there is none. */
export function textOr(key: string, otherwise: string, values: Values = {}): string {
  return Object.hasOwn(table, key) ? fillIn(table[key] ?? otherwise, values) : otherwise;
}

/** The name of a slot's symbol, which its provider gives in English. */
export function symbolName(name: string): string {
  return language === 'hi' ? (symbolsInHindi[name] ?? name) : name;
}
