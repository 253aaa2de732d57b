import Tv from 'lucide-react/icons/tv';
import type { Match } from '@/domain/sports/Match';
import { MatchAlertsButton } from '@/ui/alerts/MatchAlertsButton';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { PinButton } from '../lists/PinButton';
import { usePins } from '../lists/usePins';

export interface MatchToolsProps {
  readonly match: Match;
  /** The switch of the live picture; null: there is none. */
  readonly tv: { readonly on: boolean; readonly onChange: (on: boolean) => void } | null;
}

/** The live picture, and the star: at hand wherever one has scrolled to. */
export function MatchTools({ match, tv }: MatchToolsProps) {
  const t = useText();
  const pins = usePins();
  return (
    <>
      {tv !== null && (
        <IconButton
          icon={Tv}
          label={t(tv.on ? 'match.tvHide' : 'match.tvShow')}
          aria-expanded={tv.on}
          aria-controls={tv.on ? 'match-tv' : undefined}
          onClick={() => tv.onChange(!tv.on)}
        />
      )}
      <MatchAlertsButton matchId={match.id} matchName={match.name} />
      <PinButton match={match} pinned={pins.has(match.id)} />
    </>
  );
}
