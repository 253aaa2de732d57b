import { useEffect, useRef, useState } from 'react';
import type { MarketStatus } from '@/domain/sports/Market';
import { useText } from '@/ui/i18n/useText';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

export interface MarketAnnouncerProps {
  readonly name: string;
  readonly status: MarketStatus;
  /** The id of what counts as this market; the section around, unless one is given. */
  readonly area?: string;
}

/** Says once that a market was suspended or opened again, and only to a reader whose focus is in it. Prices are never announced. */
export function MarketAnnouncer({ name, status, area }: MarketAnnouncerProps) {
  const t = useText();
  const here = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  const [text, setText] = useState('');

  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    const market = area === undefined ? here.current?.closest('section') : document.getElementById(area);
    // What was said of an earlier state goes with it: a reader who comes by later would take it for now.
    const isHere = market?.contains(document.activeElement) === true;
    setText(isHere ? t(`sports.announce.${status}`, { market: name }) : '');
  }, [status, name, area, t]);

  return (
    <div ref={here} role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
