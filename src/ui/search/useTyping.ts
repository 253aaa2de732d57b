import { useEffect, type RefObject } from 'react';

/** Of a letter: what a browser says to a field before, while and after it is typed. */
const OF_A_LETTER = [
  'keydown',
  'keypress',
  'beforeinput',
  'textInput',
  'input',
  'selectionchange',
  'keyup',
  'compositionstart',
  'compositionupdate',
  'compositionend',
] as const;

export interface TypingHandlers {
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * What is typed into a field, asked of the browser and not of React: React is called for each of these events, twice, and looks for who listens. Where a letter has
 * to be answered at once that was a quarter of its script, and all but two had no listener. The document is asked, as React is before the field itself would be.
 */
export function useTyping(
  field: RefObject<HTMLInputElement | null>,
  { onType, onKeyDown }: TypingHandlers,
): void {
  useEffect(() => {
    const answer = (event: Event): void => {
      const { current } = field;
      if (current === null || event.target !== current) return;
      event.stopPropagation();
      if (event.type === 'input') onType(current.value);
      else if (event.type === 'keydown' && event instanceof KeyboardEvent) onKeyDown(event);
    };
    for (const type of OF_A_LETTER) document.addEventListener(type, answer, true);
    return () => {
      for (const type of OF_A_LETTER) document.removeEventListener(type, answer, true);
    };
  }, [field, onType, onKeyDown]);
}
