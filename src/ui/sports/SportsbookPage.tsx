import { useLocation } from 'react-router-dom';
import { SPORTS_IN_ORDER, sportOfSlug } from '@/domain/sports/sportLists';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { SportsLobby } from './lists/SportsLobby';
import type { SportTab } from './frame/SportTabs';

// Most operators have none.
const EmbedPage = laterPart(
  async () => (await import('@/ui/casino/game/EmbedPage')).EmbedPage,
  'whole',
  'games',
);

const TABS: readonly SportTab[] = [
  { list: 'all', to: '/sportsbook2' },
  ...SPORTS_IN_ORDER.map((list) => ({ list, to: `/sportsbook2?sport=${list}` })),
];

/** /sportsbook2: the sports book of a provider where one is configured, else our own lobby, what is in play first (SPORT-04). */
export function SportsbookPage() {
  const t = useText();
  const { config } = usePlayerApp();
  const { search } = useLocation();
  const sport = sportOfSlug(new URLSearchParams(search).get('sport') ?? '');
  if (config.features.sportsbookFrame)
    return (
      <LazyPart>
        <EmbedPage page="sportsbook" />
      </LazyPart>
    );
  return <SportsLobby list={sport ?? 'all'} title={t('pages.sportsbook')} tabs={TABS} />;
}
