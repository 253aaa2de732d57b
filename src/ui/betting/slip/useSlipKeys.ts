import { useRef, type RefObject } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { areShortcutsOn } from '@/ui/device/shortcuts';
import { chipKey, chipOfKey } from './chipOfKey';
import { useKeys } from '../useKeys';

/** Escape clears the slip; Alt and a digit pick a chip, as a tap on it would, unless shortcuts are off. To be put on the form. */
export function useSlipKeys(onEscape: () => void): RefObject<HTMLFormElement | null> {
  const { storage } = usePlayerApp().device;
  const form = useRef<HTMLFormElement>(null);
  useKeys(form, (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
      return;
    }
    const place = chipOfKey(event);
    if (place === null || !areShortcutsOn(storage)) return;
    event.preventDefault();
    form.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${chipKey(place)}"]`)?.click();
  });
  return form;
}
