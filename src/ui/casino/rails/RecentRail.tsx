import { observer } from 'mobx-react-lite';
import { GamesRail } from './GamesRail';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';

/** What this player opened last on this device; a game that is gone is left out. */
export const RecentRail = observer(function RecentRail({ catalogue }: { readonly catalogue: Catalogue }) {
  const { recent } = useFirstPage().casino.view;
  const t = useText();
  const games = recent.flatMap((key) => catalogue.byKey.get(key) ?? []);
  return <GamesRail title={t('casino.recent')} games={games} />;
});
