import { use } from 'react';
import type { Texts } from '@/texts/createTexts';
import { TextsContext } from './TextsContext';

/** `const t = useText(); t('session.login.title')` */
export function useText(): Texts['t'] {
  return use(TextsContext).t;
}
