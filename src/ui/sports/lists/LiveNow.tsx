import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { liveNow } from '@/domain/sports/liveNow';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ShortList } from './ShortList';

const SHOWN = 8;

/** What is in play, by the money on it: the first thing that a visitor sees of the product. */
export const LiveNow = observer(function LiveNow() {
  const { sports } = useFirstPage();
  const t = useText();
  useEffect(() => sports.watchList('live'), [sports]);
  const list = sports.view.list('live');

  if (list.state === 'failed') return null;
  const matches =
    list.state === 'ready'
      ? liveNow(
          list.value.filter(({ matchOdds }) => matchOdds !== null),
          SHOWN,
        )
      : null;
  return <ShortList id="live-now" title={t('sports.liveNow')} to="/spmsports/live" matches={matches} />;
});
