import { use } from 'react';
import type { Format } from '@/texts/createFormat';
import { TextsContext } from './TextsContext';

/** `const format = useFormat(); format.money(paise)` */
export function useFormat(): Format {
  return use(TextsContext).format;
}
