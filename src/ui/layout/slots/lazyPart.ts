import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { laterTextsJoined } from '@/ui/i18n/spokenTexts';

/** React's `lazy` for a component by its name; its texts are there in the reader's language before it is drawn. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const Part = await load();
    await laterTextsJoined();
    return { default: Part };
  });
}
