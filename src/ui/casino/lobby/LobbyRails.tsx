import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import styles from './Lobby.module.css';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { lobbyRails } from '@/domain/casino/lobbyRails';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { GamesRail } from '@/ui/casino/rails/GamesRail';
import { LiveRail } from '@/ui/casino/rails/LiveRail';
import { useText } from '@/ui/i18n/useText';

/** Above all games: what this player plays and likes, what is open now, what many play, what is new. */
export const LobbyRails = observer(function LobbyRails({ catalogue }: { readonly catalogue: Catalogue }) {
  const { view } = useFirstPage().casino;
  const t = useText();
  const { recent } = view;
  // As they were when the lobby opened: a heart that is pressed below moves nothing under the finger.
  const [favourites] = useState(view.favourites);
  const rails = useMemo(() => lobbyRails(catalogue, recent, favourites), [catalogue, recent, favourites]);
  return (
    <div className={styles.rails}>
      <GamesRail title={t('casino.recent')} games={rails.recent} />
      <GamesRail title={t('casino.rail.favourites')} games={rails.favourites} />
      <LiveRail games={rails.live} />
      <GamesRail title={t('casino.group.popular')} games={rails.popular} />
      <GamesRail title={t('casino.rail.new')} games={rails.fresh} />
    </div>
  );
});
