import { memo, useId } from 'react';
import type { MatchId } from '@/domain/shared/ids';
import { sameGroup, type MatchGroup } from '@/domain/sports/groupMatches';
import { useSavedChoice } from '@/ui/device/savedChoice';
import { useText } from '@/ui/i18n/useText';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { GroupHead } from './GroupHead';
import { readListDensity } from './listDensity';
import { MatchRow } from './MatchRow';
import { useFolded } from './useFolded';
import styles from './MatchList.module.css';

export interface MatchGroupSectionProps {
  readonly group: MatchGroup;
  readonly pins: ReadonlySet<MatchId>;
  readonly exchange: boolean;
  /** No room for three pairs: of an outcome with a draw beside it only the price to back stands in the list. */
  readonly narrow: boolean;
  /** The list is of several sports. */
  readonly withSport: boolean;
}

/** The matches of one competition under one head, or only the head where the player folded it. A score elsewhere draws nothing of it anew. */
export const MatchGroupSection = memo(function MatchGroupSection({
  group,
  pins,
  exchange,
  narrow,
  withSport,
}: MatchGroupSectionProps) {
  const t = useText();
  const rows = useId();
  const open = !useFolded().has(group.key);
  const density = useSavedChoice(readListDensity);
  const { when, matches } = group;
  const withDraw = matches.some(({ matchOdds }) => (matchOdds?.runners.length ?? 0) > 2);
  const backOnly = narrow && withDraw;
  const title = when === 'pinned' ? t('lists.pinned') : group.competition;
  return (
    <section className={styles.group} data-draw={withDraw} data-density={density}>
      <GroupHead
        group={group}
        rows={rows}
        open={open}
        withMatched={exchange}
        withSport={withSport}
        withDraw={withDraw}
        backOnly={backOnly}
      />
      {open && (
        <PriceGrid label={t('sports.pricesOf', { market: title })}>
          <ul id={rows} role="list">
            {matches.map((match) => (
              <MatchRow
                key={match.id}
                match={match}
                pinned={pins.has(match.id)}
                withDraw={withDraw}
                backOnly={backOnly}
              />
            ))}
          </ul>
        </PriceGrid>
      )}
    </section>
  );
}, showTheSame);

/** A list groups its matches anew for every score: a group is the one that it was while its matches are. */
function showTheSame(before: MatchGroupSectionProps, now: MatchGroupSectionProps): boolean {
  const { group, ...rest } = before;
  return (
    Object.entries(rest).every(([name, value]) => now[name as keyof typeof rest] === value) &&
    sameGroup(group, now.group)
  );
}
