import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { FOOTER_ITEMS } from '@/domain/routing/navigation';
import { useLogInPrompt } from '@/ui/navigation/useLogInPrompt';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** One that can be picked. */
const PRICE = '[data-price-cell]:not([aria-disabled="true"])';

/** A press on what was found closes the search and leads there; a visitor logs in first, but for pages that are for all. */
export function useOpenFound(onOpen: () => void) {
  const { session } = useFirstPage();
  const navigate = useNavigate();
  const promptLogIn = useLogInPrompt();
  const open = (href: string): void => {
    if (session.view.signedIn || FOOTER_ITEMS.some(({ path }) => path === href)) void navigate(href);
    else promptLogIn(href);
  };
  return {
    /** While the press goes down: before the link's own answer. */
    link: (event: MouseEvent): void => {
      const href = closest(event, 'a[href]')?.getAttribute('href');
      if (href === undefined || href === null || !isPlain(event)) return;
      event.preventDefault();
      onOpen();
      open(href);
    },
    /** After the price has opened its slip, which is seen on the page of the match. */
    price: (event: MouseEvent): void => {
      const href = closest(event, PRICE)?.closest('li')?.querySelector('a')?.getAttribute('href');
      if (href === undefined || href === null) return;
      onOpen();
      if (session.view.signedIn) void navigate(href);
    },
  };
}

function closest({ target }: MouseEvent, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Not one that asks for another tab or for a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
