import { observer } from 'mobx-react-lite';
import { Count } from './Count';
import { useInPlayCounts } from './useInPlayCounts';
import { useMediaQuery } from './useMediaQuery';

interface LiveCountProps {
  readonly className: string | undefined;
}

/** How many matches are in play, of every sport. Nothing is asked for where the bar that shows it is not. */
export function LiveCount(props: LiveCountProps) {
  return useMediaQuery('(width < 600px)') ? <LiveCountShown {...props} /> : null;
}

const LiveCountShown = observer(function LiveCountShown({ className }: LiveCountProps) {
  return <Count of={useInPlayCounts().live} className={className} />;
});
