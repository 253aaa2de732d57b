import { make } from '../parts/make';
import { t } from '../texts/t';

/** Where this script came from: the page that checks rounds lies beside it. Known only while the script is first read. */
const script = globalThis.document?.currentScript;
const beside = script instanceof HTMLScriptElement ? script.src : '';

/** To the page that checks a round again; null where it cannot be found. */
export function verifierLink(): HTMLAnchorElement | null {
  if (beside === '') return null;
  const href = `${new URL('verify.html', beside).href}#lang=${document.documentElement.lang}`;
  const attrs = { href, target: '_blank', rel: 'noopener' };
  return make('a', { text: t('verify.open'), className: 'text-link', attrs });
}
