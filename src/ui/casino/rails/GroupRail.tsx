import { GamesRail } from './GamesRail';
import type { Catalogue } from '@/domain/casino/Catalogue';
import type { GroupId } from '@/domain/casino/groups';
import { pathOfGroup } from '@/domain/casino/lobbies';
import { useText } from '@/ui/i18n/useText';

export interface GroupRailProps {
  readonly catalogue: Catalogue;
  readonly group: GroupId;
}

/** The games of a group, and the way to its lobby where it has one. */
export function GroupRail({ catalogue, group }: GroupRailProps) {
  const t = useText();
  const to = pathOfGroup(group);
  return (
    <GamesRail
      title={t(`casino.group.${group}`)}
      games={catalogue.byGroup.get(group) ?? []}
      {...(to !== null && { to })}
    />
  );
}
