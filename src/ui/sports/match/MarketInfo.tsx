import Info from 'lucide-react/icons/info';
import { useId, useRef, type ToggleEvent } from 'react';
import type { Market } from '@/domain/sports/Market';
import { MatchAlertsButton } from '@/ui/alerts/MatchAlertsButton';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { IconButton } from '@/ui/kit/button/IconButton';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { ListMarketChoice } from '../marketLists/ListMarketChoice';
import { useHistoryDialog } from '../history/useHistoryDialog';
import { MarketFacts } from './MarketFacts';
import styles from './MarketInfo.module.css';

const GAP = 8;
/** Of the panel, in letters. */
const WIDTH_REM = 20;
const GRID_CELL = { tabIndex: -1, 'data-grid-cell': '' };
/** Of the panel, with its shadow: below the button where there is room for it, else above. */
const ROOM = 496;

/** A market's conditions in a native popover: the browser closes it on Escape and on a press elsewhere. */
export function MarketInfo({
  market,
  inGrid = false,
}: {
  readonly market: Market;
  /** Reached by the arrow keys of the grid around, not by Tab. */
  readonly inGrid?: boolean;
}) {
  const t = useText();
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { openFor, dialog } = useHistoryDialog(market);
  const first = market.runners[0]?.id;

  function place(event: ToggleEvent<HTMLDivElement>): void {
    const at = button.current?.getBoundingClientRect();
    if (event.newState !== 'open' || at === undefined) return;
    const { style } = event.currentTarget;
    const { clientWidth, clientHeight } = document.documentElement;
    const [above, under] = [at.top, clientHeight - at.bottom];
    const below = under > ROOM || under >= above;
    style.setProperty('--info-room', `${(below ? under : above) - 2 * GAP}px`);
    style.setProperty('--info-top', below ? `${at.bottom + GAP}px` : 'auto');
    style.setProperty('--info-bottom', below ? 'auto' : `${clientHeight - at.top + GAP}px`);
    const width = WIDTH_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const furthest = clientWidth - Math.min(width, clientWidth - 2 * GAP) - GAP;
    style.setProperty('--info-right', `${Math.max(GAP, Math.min(clientWidth - at.right, furthest))}px`);
  }

  const label = t('match.info', { market: market.name });
  return (
    <span ref={button} className={styles.anchor}>
      <IconButton label={label} icon={Info} popoverTarget={id} {...(inGrid ? GRID_CELL : {})} />
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.panel}
        onBeforeToggle={place}
      >
        <MarketFacts market={market} />
        <ListMarketChoice market={market} />
        <div className={styles.more}>
          {first !== undefined && (
            <Button
              size="small"
              variant="secondary"
              aria-label={t('match.history.of', { runner: market.name })}
              onClick={() => {
                // Before the dialog: the focus goes back to the button that it will return to.
                panel.current?.hidePopover();
                openFor(first);
              }}
            >
              {t('match.history.title')}
            </Button>
          )}
          {MARKET_KINDS[market.kind].quote === 'odds' && (
            <MatchAlertsButton
              matchId={market.matchId}
              matchName={market.name}
              market={market}
              onPress={() => panel.current?.hidePopover()}
            />
          )}
        </div>
      </div>
      {dialog}
    </span>
  );
}
