import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface ReviewEntry {
  readonly shown: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * The review is an entry of the history of its own: its way back, the browser's or the page's, leads to the form as it was filled. `sent`: what was
 * read there is with the server, and its entry is left. `onLeft`: the form is there again.
 */
export function useReviewEntry(sent: boolean, onLeft: () => void): ReviewEntry {
  // What the page was opened with goes along: the wizard's amount.
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const here = new URLSearchParams(search).get('step') === 'review';
  const [opened, setOpened] = useState(false);
  const leaving = useRef(false);

  function close(): void {
    // A second press before the browser is back would leave the page.
    if (leaving.current) return;
    leaving.current = true;
    void navigate(-1);
  }
  const left = useEffectEvent(() => {
    leaving.current = false;
    if (!opened) return;
    setOpened(false);
    onLeft();
  });
  useEffect(() => {
    if (!here) left();
  }, [here]);

  const settle = useEffectEvent(() => {
    // A reload, an address or the way forward: there is nothing to be read.
    if (!opened) void navigate({ pathname }, { replace: true, state });
    else if (sent) close();
  });
  useEffect(() => {
    if (here) settle();
  }, [here, opened, sent]);

  return {
    shown: here && opened,
    open: () => {
      setOpened(true);
      void navigate({ pathname, search: 'step=review' }, { state });
    },
    close,
  };
}
