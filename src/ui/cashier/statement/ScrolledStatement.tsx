import { useCallback, useEffect, useRef } from 'react';
import { useCashier } from '../account/CashierContext';
import { StatementRows } from './StatementRows';
import { StatementStates, StatementSumsOf } from './StatementStates';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import type { StatementShown } from '@/domain/cashier/StatementShown';
import { idOfRow, joinStatement } from '@/domain/cashier/joinStatement';
import { NEXT_ROWS, haveMoved } from '@/domain/shared/longList';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { useText } from '@/ui/i18n/useText';
import { ListHead } from '@/ui/list/ListHead';
import type { ListPaneProps } from '@/ui/list/ListPaneProps';
import { ListEnd } from '@/ui/list/ListEnd';
import { FileNote } from '@/ui/list/TakeAlongMenu';
import { useListStart, type LoadPart, type LongListRules } from '@/ui/list/useListStart';
import { useLoaded } from '@/ui/list/useLoaded';
import { useReadOn } from '@/ui/list/useReadOn';

const RULES: LongListRules<StatementShown> = {
  readOf: (shown) => shown,
  join: joinStatement,
  haveMoved: (known, next) => haveMoved(known, next, idOfRow),
  isShown: (remembered): remembered is StatementShown =>
    typeof remembered === 'object' && remembered !== null && 'sums' in remembered,
};

/** On a narrow screen: the movements below one another, more as one scrolls; the way back leads to where one was. */
export function ScrolledStatement({ filter, onChange, file, onCount }: ListPaneProps<StatementFilter>) {
  const { statement } = useCashier();
  const t = useText();
  const caption = useRef<HTMLParagraphElement>(null);
  const loadPart = useCallback<LoadPart<StatementShown>>(
    (cancellation, part) => statement.load(filter, cancellation, part),
    [statement, filter],
  );
  const start = useListStart(loadPart, RULES);
  const loaded = useLoaded(start.load, undefined, start.before);
  const readOn = useReadOn(loaded, loadPart, RULES, start.mark);
  const printing = useMediaQuery('print');
  const shown = loaded.page.state === 'ready' ? loaded.page.value : null;
  const count = shown?.count ?? null;
  const takable = loaded.page.state === 'failed' ? 0 : count;
  useEffect(() => onCount(takable), [takable, onCount]);
  return (
    <>
      <ListHead
        ref={caption}
        title={t(filter.tab === 'all' ? 'statement.caption' : `statement.tab.${filter.tab}`)}
        days={filter.days}
      >
        <FileNote file={file} />
      </ListHead>
      <StatementSumsOf loaded={loaded} filter={filter} />
      <StatementStates loaded={loaded} rows={NEXT_ROWS} filter={filter} onChange={onChange} />
      {shown !== null && shown.rows.length > 0 && (
        <>
          <StatementRows
            rows={shown.rows}
            edges={{
              hasEarlierPage: false,
              hasLaterPage: readOn.end !== 'all',
              hasGaps: (shown.unread ?? 0) > 0,
            }}
            wide={printing}
          />
          <ListEnd
            readOn={readOn}
            rows={shown.rows.length}
            count={shown.count}
            all={t('statement.end', { count: shown.rows.length })}
          />
        </>
      )}
    </>
  );
}
