import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchApp } from '@/application/search/SearchApp';
import { FOOTER_ITEMS } from '@/domain/routing/navigation';
import { useLogInPrompt } from '@/ui/navigation/useLogInPrompt';
import { useFirstPage, useWithWhole } from '@/ui/PlayerAppContext';

const OPTION = 'a[role="option"]';
/** One that can be picked. */
const PRICE = '[data-price-cell]:not([aria-disabled="true"])';

/** A press on a result closes the search, remembers it and leads there; a visitor logs in first, but for pages that are for all. */
export function useOpenResult(search: SearchApp, onOpen: () => void) {
  const { session } = useFirstPage();
  const withWhole = useWithWhole();
  const navigate = useNavigate();
  const promptLogIn = useLogInPrompt();
  return useMemo(() => {
    const close = (): void => {
      search.chosen();
      onOpen();
    };
    const lead = (href: string): void => {
      if (session.view.signedIn || FOOTER_ITEMS.some(({ path }) => path === href)) void navigate(href);
      else promptLogIn(href);
    };
    return {
      /** While the press goes down: before the link's own answer. */
      option: (event: MouseEvent): void => {
        const option = closest(event, OPTION);
        const href = option?.getAttribute('href') ?? null;
        if (option === null || href === null || !isPlain(event)) return;
        event.preventDefault();
        close();
        if ('game' in option.dataset) withWhole(({ casino }) => casino.openGame(href));
        else lead(href);
      },
      /** After the price has opened its slip, which is seen on the page of the match. */
      price: (event: MouseEvent): void => {
        const row = closest(event, PRICE)?.closest('[data-found]') ?? null;
        const href = row?.querySelector(OPTION)?.getAttribute('href') ?? null;
        if (href === null) return;
        close();
        if (session.view.signedIn) void navigate(href);
      },
    };
  }, [search, onOpen, session, withWhole, navigate, promptLogIn]);
}

function closest({ target }: MouseEvent, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Not one that asks for another tab or for a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
