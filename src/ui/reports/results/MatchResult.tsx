import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { FinishedMatch, MarketOutcome, SettledMarket } from '@/domain/sports/FinishedMatch';
import type { Texts } from '@/texts/createTexts';
import { useTexts } from '@/ui/i18n/useTexts';
import { Icon } from '@/ui/kit/icons/Icon';
import { Table } from '@/ui/kit/list/Table';
import styles from './Results.module.css';

/** One match that is over, in a line; its markets under it when it is opened. */
export function MatchResult({ match }: { readonly match: FinishedMatch }) {
  const { sport, competition, home, away, startsAt, score, winner } = match;
  const [open, setOpen] = useState(false);
  const { t, format } = useTexts();
  const note = score?.note ?? '';
  const who = winnerText(match, t);
  // "Kochi won by 8 wickets" says what would stand above it, "Kochi batting" does not; in Hindi the verb comes last.
  const saysWho = note.startsWith(winner ?? who) && note.includes(t('results.won', { name: '' }).trim());
  const team = (name: string, points: string | undefined) => (
    <span className={styles.team} data-won={name === winner}>
      <bdi>{name}</bdi> <bdi className={styles.score}>{points}</bdi>
    </span>
  );
  return (
    <details className={styles.match} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.when}>
          {format.time(startsAt)}
          <small>{t(`sports.list.${sport}`)}</small>
        </span>
        <span className={styles.teams}>
          {team(home, score?.home)}
          {team(away, score?.away)}
        </span>
        <span className={styles.winner}>
          <bdi>{saysWho ? note : who}</bdi>
          {!saysWho && note !== '' && (
            <small>
              <bdi>{note}</bdi>
            </small>
          )}
          <small>
            <bdi>{competition}</bdi>
          </small>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      {/* Drawn when it is asked for: a page of cricket has a thousand results. */}
      {open && <Markets match={match} />}
    </details>
  );
}

/** The draw is told in the backend's own word for it. */
function winnerText({ winner, home, away }: FinishedMatch, t: Texts['t']): string {
  if (winner === null) return t('results.noWinner');
  return winner === home || winner === away ? t('results.won', { name: winner }) : winner;
}

function Markets({ match }: { readonly match: FinishedMatch }) {
  const { t } = useTexts();
  if (match.markets.length === 0) return <p className={styles.none}>{t('results.noMarkets')}</p>;
  return (
    <Table<SettledMarket>
      label={t('results.of', { match: match.name })}
      columns={[
        { id: 'market', head: t('results.market'), cell: ({ name }) => <bdi>{name}</bdi> },
        {
          id: 'result',
          head: t('results.result'),
          align: 'end',
          cell: ({ outcome }) => <Outcome outcome={outcome} />,
        },
      ]}
      rows={match.markets}
      rowKey={({ id }) => id}
      small
    />
  );
}

function Outcome({ outcome }: { readonly outcome: MarketOutcome }) {
  const { t, format } = useTexts();
  switch (outcome.kind) {
    case 'void':
      return <span className={styles.void}>{t('results.void')}</span>;
    case 'runs':
      return <b>{format.number(outcome.runs)}</b>;
    case 'won':
      return <bdi>{outcome.winners.join(', ')}</bdi>;
    case 'said':
      return <bdi>{outcome.words}</bdi>;
  }
}
