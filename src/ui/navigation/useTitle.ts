import { useEffect, useLayoutEffect } from 'react';
import { documentTitle } from '@/domain/brand/documentTitle';
import { useLanguage } from '@/ui/i18n/useLanguage';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** NAV-08, for the frame: the page by its route. The text is already bounded and tamed (X02). */
export function useTitle(title: string): void {
  // Before the effects of the page in it, which may know a better name.
  useLayoutEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}

/** For a page with a name of its own, a game or a lobby: WCAG 2.4.2. Call it inside an observer. */
export function usePageTitle(name: string): void {
  const { brand } = useFirstPage();
  const title = documentTitle(name, brand.view.details?.seoTitle ?? '');
  // With another language the frame says its own title first.
  const language = useLanguage();
  useEffect(() => {
    document.title = title;
  }, [title, language]);
}
