import Trophy from 'lucide-react/icons/trophy';
import { useCallback, useRef } from 'react';
import type { ResultsPage } from '@/application/ports/gateways/ReportsGateway';
import type { ReportsApp } from '@/application/reports/ReportsApp';
import { groupByDay } from '@/domain/shared/groupByDay';
import type { FinishedMatch } from '@/domain/sports/FinishedMatch';
import { RESULTS_PAGE } from '@/domain/sports/ResultsFilter';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { DayHead } from '@/ui/list/DayLines';
import { ListHead } from '@/ui/list/ListHead';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { Pager } from '@/ui/list/Pager';
import { useLastPage } from '@/ui/list/useLastPage';
import { useLoaded, type Load } from '@/ui/list/useLoaded';
import { MatchResult } from './MatchResult';
import type { ResultsChoice } from './ResultsFilters';
import styles from './Results.module.css';

export interface ResultsPaneProps extends ResultsChoice {
  readonly reports: ReportsApp;
}

/** One page of results under their days. */
export function ResultsPane({ reports, filter, onChange }: ResultsPaneProps) {
  const t = useText();
  const caption = useRef<HTMLParagraphElement>(null);
  const load = useCallback<Load<ResultsPage>>(
    (cancellation) => reports.results(filter, cancellation),
    [reports, filter],
  );
  const { page, slow, refresh } = useLoaded(load);
  const shown = page.state === 'ready' ? page.value : null;
  useLastPage({ page: filter.page, size: RESULTS_PAGE }, shown?.count ?? null, onChange);
  return (
    <>
      <ListHead
        ref={caption}
        title={t('results.caption')}
        days={filter.days}
        narrowed={filter.search !== '' && filter.search}
      >
        {null}
      </ListHead>
      {page.state === 'loading' && <ListSkeleton rows={15} slow={slow} />}
      {page.state === 'failed' && <LoadFailed message={page.message} onRetry={refresh} />}
      {shown !== null && shown.unread > 0 && (
        <InfoBar tone="warning" inset>
          {t('results.unread', { count: shown.unread })}
        </InfoBar>
      )}
      {shown !== null && shown.matches.length === 0 && <NoResults filter={filter} onChange={onChange} />}
      {shown !== null && shown.matches.length > 0 && (
        <>
          {groupByDay(shown.matches, startOf, WHOLE).map(({ day, rows }) => (
            <section key={day} className={styles.day}>
              <DayHead day={day} />
              {rows.map((match) => (
                <MatchResult key={match.id} match={match} />
              ))}
            </section>
          ))}
          <Pager
            label={t('results.pages')}
            page={filter.page}
            size={RESULTS_PAGE}
            count={shown.count}
            top={caption}
            onChange={({ page: chosen }) => onChange({ page: chosen })}
          />
        </>
      )}
    </>
  );
}

const startOf = ({ startsAt }: FinishedMatch): number => startsAt;
/** Nothing is added up here. */
const WHOLE = { hasEarlierPage: false, hasLaterPage: false };

function NoResults({ filter, onChange }: ResultsChoice) {
  const t = useText();
  const { search, days } = filter;
  return (
    <EmptyState
      icon={Trophy}
      text={search === '' ? t('results.none') : t('results.noneNamed', { team: search })}
      action={
        days !== '7d' ? (
          <Button onClick={() => onChange({ days: '7d' })}>{t('results.show7')}</Button>
        ) : (
          search !== '' && <Button onClick={() => onChange({ search: '' })}>{t('results.clear')}</Button>
        )
      }
    />
  );
}
