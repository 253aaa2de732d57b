import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ListedMarket } from '@/domain/sports/marketLists';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { Icon } from '@/ui/kit/icons/Icon';
import { MatchMeta } from '../lists/MatchMeta';
import { useOnScreen } from '../lists/useOnScreen';
import { LiveListed } from './LiveListed';
import type { DragMark, Grip } from './useDragOrder';
import styles from './MarketsPage.module.css';

export interface ListedCardProps {
  readonly listed: ListedMarket;
  /** Its place, 0 is the first. */
  readonly at: number;
  readonly count: number;
  readonly drop: DragMark;
  readonly grip: Grip;
  readonly onMove: (listed: ListedMarket, to: number) => void;
  readonly onRemove: (listed: ListedMarket) => void;
}

/** A market of the list: whose it is, what orders the list, and while it is on the screen, the market itself. Elsewhere only its room is kept: it is neither asked for nor painted. */
export const ListedCard = observer(function ListedCard(props: ListedCardProps) {
  const { listed, at, count, drop, grip, onMove, onRemove } = props;
  const { sports } = usePlayerApp();
  const t = useText();
  const item = useRef<HTMLLIElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const shown = useOnScreen(item);
  const { matchId, marketId, matchName, marketName, runners } = listed;
  const open = sports.view.match(matchId);
  const match = open.state === 'ready' ? open.value.match : null;
  const market = marketName;

  useLayoutEffect(() => {
    item.current?.style.setProperty('--runners', String(runners));
  }, [runners]);
  // What was moved may have been taken out of the page and put in again: the finger stays on its button.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [at]);

  const mover = (to: number, label: string, icon: typeof ChevronUp) => {
    const possible = to >= 0 && to < count;
    return (
      <IconButton
        icon={icon}
        label={label}
        aria-disabled={possible ? undefined : true}
        onClick={(event) => {
          if (!possible) return;
          pressed.current = event.currentTarget;
          onMove(listed, to);
        }}
      />
    );
  };
  return (
    <li ref={item} className={styles.item} data-drop={drop}>
      <header className={styles.itemHead}>
        <span className={styles.grip} aria-hidden="true" title={t('marketLists.drag')} {...grip}>
          <Icon of={GripVertical} size={20} />
        </span>
        <span className={styles.match}>
          <Link id={`desk-${marketId}`} to={pathOfMatch(matchId)}>
            <bdi>{match?.name ?? matchName}</bdi>
          </Link>
          {match !== null && <MatchMeta match={match} />}
        </span>
        {mover(at - 1, t('marketLists.up', { market }), ChevronUp)}
        {mover(at + 1, t('marketLists.down', { market }), ChevronDown)}
        <IconButton
          icon={X}
          label={t('marketLists.remove', { market })}
          data-remove=""
          onClick={() => {
            const { nextElementSibling: next = null, previousElementSibling: before = null } =
              item.current ?? {};
            (next ?? before)?.querySelector<HTMLElement>('[data-remove]')?.focus();
            onRemove(listed);
          }}
        />
      </header>
      <div className={styles.body}>{shown && <LiveListed listed={listed} />}</div>
    </li>
  );
});
