import { useEffect, useState } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** Browsers refuse an address that changes with every key; a pause of this length ends a word. */
const PAUSE_MS = 300;

/** What stands in the search field. It reaches the address (`text`) once the typing pauses, and follows it when it is changed elsewhere. */
export function useTypedText(
  text: string,
  onPause: (text: string) => void,
): readonly [typed: string, type: (text: string) => void] {
  const { scheduler } = useFirstPage().device;
  const [typed, type] = useState(text);
  const [sent, send] = useState(text);
  if (text !== sent) {
    send(text);
    type(text);
  }
  useEffect(() => {
    if (typed === sent) return undefined;
    return scheduler.after(PAUSE_MS, () => {
      send(typed);
      onPause(typed);
    });
  }, [typed, sent, onPause, scheduler]);
  return [typed, type];
}
