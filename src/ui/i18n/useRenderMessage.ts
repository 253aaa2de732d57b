import { use } from 'react';
import type { Texts } from '@/texts/createTexts';
import { TextsContext } from './TextsContext';

/** `const render = useRenderMessage(); render(message)` for what the core or a server says. */
export function useRenderMessage(): Texts['renderMessage'] {
  return use(TextsContext).renderMessage;
}
