import { useEffect, useRef } from 'react';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import type { BetsShown } from '@/domain/betting/BetsShown';
import { idOfBet, joinBets, readBets } from '@/domain/betting/joinBets';
import { NEXT_ROWS, haveMoved } from '@/domain/shared/longList';
import { useText } from '@/ui/i18n/useText';
import { ListHead } from '@/ui/list/ListHead';
import type { ListPaneProps } from '@/ui/list/ListPaneProps';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { ListEnd } from '@/ui/list/ListEnd';
import { FileNote } from '@/ui/list/TakeAlongMenu';
import { useListStart, type LongListRules } from '@/ui/list/useListStart';
import { useReadOn } from '@/ui/list/useReadOn';
import { useBetList } from '../useBetList';
import { BetLines } from './BetLines';
import { BetsStates } from './BetsStates';
import { BetsTable } from './BetsTable';
import { useAskedBets } from './useAskedBets';

const RULES: LongListRules<BetsShown> = {
  readOf: readBets,
  join: joinBets,
  haveMoved: (known, next) => haveMoved(readBets(known), readBets(next), idOfBet),
  isShown: (remembered): remembered is BetsShown =>
    typeof remembered === 'object' && remembered !== null && 'list' in remembered,
};

/** On a narrow screen: the bets below one another, more as one scrolls; the way back leads to where one was. */
export function ScrolledBets({ filter, onChange, file, onCount }: ListPaneProps<BetsFilter>) {
  const t = useText();
  const caption = useRef<HTMLParagraphElement>(null);
  const { loadPart } = useAskedBets(filter);
  const start = useListStart(loadPart, RULES);
  const bets = useBetList(start.load, start.before);
  const readOn = useReadOn(bets, loadPart, RULES, start.mark);
  // On paper it is a table here too.
  const List = useMediaQuery('print') ? BetsTable : BetLines;
  const shown = bets.page.state === 'ready' ? bets.page.value : null;
  const count = shown?.count ?? null;
  const takable = bets.page.state === 'failed' ? 0 : count;
  useEffect(() => onCount(takable), [takable, onCount]);
  const showFresh = (): void => {
    bets.refresh();
    caption.current?.focus();
    scrollTo(0, 0);
  };
  const hasGaps = shown !== null && ((shown.unread ?? 0) > 0 || shown.list.fresh.size > 0);
  return (
    <>
      <ListHead
        ref={caption}
        title={t(`myBets.caption.${filter.tab}`)}
        days={filter.days}
        narrowed={filter.segment !== 'all' && t(`myBets.market.${filter.segment}`)}
      >
        <FileNote file={file} />
      </ListHead>
      <BetsStates bets={bets} rows={NEXT_ROWS} filter={filter} onChange={onChange} onFresh={showFresh} />
      {shown !== null && shown.list.rows.length > 0 && (
        <>
          <List
            tab={filter.tab}
            bets={shown.list.rows}
            byMatch={filter.byMatch}
            count={shown.count}
            totals={shown.totals}
            edges={{ hasEarlierPage: false, hasLaterPage: readOn.end !== 'all', hasGaps }}
          />
          <ListEnd
            readOn={readOn}
            rows={shown.list.rows.length}
            count={shown.count}
            all={t('myBets.end', { count: shown.list.rows.length })}
          />
        </>
      )}
    </>
  );
}
