import { GamesRail } from './GamesRail';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { CATEGORIES, type GroupId } from '@/domain/casino/groups';
import { useText } from '@/ui/i18n/useText';

export interface GroupRailProps {
  readonly catalogue: Catalogue;
  readonly group: GroupId;
}

/** The games of a group, and the way to its lobby where it has one. */
export function GroupRail({ catalogue, group }: GroupRailProps) {
  const t = useText();
  const to = group === 'popular' ? '/games-all' : CATEGORIES.includes(group) ? lobbyOf(group) : undefined;
  return (
    <GamesRail
      title={t(`casino.group.${group}`)}
      games={catalogue.byGroup.get(group) ?? []}
      {...(to !== undefined && { to })}
    />
  );
}

function lobbyOf(group: GroupId): string {
  if (group === 'slots') return '/slots';
  return group === 'instant' ? '/spmgames' : `/casino/${group}`;
}
