import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { MatchStrip } from './MatchStrip';

const SHOWN = 8;

/** Matches in play, on the landing page and on the home page. */
export const LiveStrip = observer(function LiveStrip() {
  const { sports } = useFirstPage();
  const t = useText();
  useEffect(() => sports.watchList('live'), [sports]);
  const list = sports.view.list('live');

  if (list.state === 'failed') return null;
  const matches =
    list.state === 'ready'
      ? list.value
          .filter(({ matchOdds, status }) => matchOdds !== null && status === 'inPlay')
          .slice(0, SHOWN)
      : null;
  return <MatchStrip id="live-strip" title={t('sports.liveNow')} to="/spmsports/live" matches={matches} />;
});
