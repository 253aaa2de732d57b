import { useRef, useState } from 'react';

/** Copies a text that is shown in `shown`. Where the browser forbids copying, it is selected for the player to copy. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);
  async function write(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
    }
  }
  return { shown, copied, copy: () => void write(), left: () => setCopied(false) };
}
