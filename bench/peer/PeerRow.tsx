import { Link } from 'react-router-dom';
import { PeerIcon } from './PeerIcon';
import { PeerPrice } from './PeerPrice';
import { useStore } from './store';
import type { PeerMatch } from './store';

const BADGES = ['bookmaker', 'fancy', 'tv'];

/** A match with the best price to back and to lay of each outcome: as many elements as a row of the app's lists. */
export function PeerRow({ match, withDraw }: { readonly match: PeerMatch; readonly withDraw: boolean }) {
  const { state, dispatch } = useStore();
  const { matchOdds, prices, score } = match;
  const [home, away, draw] = matchOdds?.runners ?? [];
  const outcomes = withDraw ? [home, draw, away] : [home, away];
  const isLive = match.status === 'inplay';
  return (
    <li className="row">
      <button
        type="button"
        className="star"
        aria-label={`Star ${match.home} v ${match.away}`}
        aria-pressed={state.starred.includes(match.id)}
        onClick={() => dispatch({ type: 'match/starred', id: match.id })}
      >
        <PeerIcon name="Star" size={16} />
      </button>
      <Link to={`/match/${match.id}`} className="match">
        <span className="top">
          <span className={isLive ? 'when live' : 'when'}>
            <bdi>
              {isLive ? (score?.clock ?? 'Live') : new Date(match.startTime).toLocaleTimeString('en-IN')}
            </bdi>
          </span>
          <span className="badges">
            {BADGES.filter((badge) => match.badges.includes(badge)).map((badge) => (
              <abbr key={badge} title={badge}>
                {badge.slice(0, 2).toUpperCase()}
              </abbr>
            ))}
          </span>
          <span className="volume">
            <span>{`₹${SIZES.format(prices?.totalMatched ?? 0)}`}</span>
          </span>
        </span>
        {(['home', 'away'] as const).map((side) => (
          <span key={side} className="team">
            <span className="crest">
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <circle cx="8" cy="8" r="8" />
              </svg>
            </span>
            <bdi>{match[side]}</bdi>
            <bdi className="score">
              {(score?.[side] ?? '').split(' ').map((part, at) => (
                <span key={at}>{part}</span>
              ))}
            </bdi>
          </span>
        ))}
      </Link>
      {matchOdds !== null && (
        <div className="prices" data-price-row="">
          {outcomes.map((runner, at) => (
            <div key={runner?.id ?? at} className="pair">
              {runner !== undefined &&
                (['back', 'lay'] as const).map((side) => (
                  <PeerPrice key={side} match={match} runner={runner} side={side} />
                ))}
            </div>
          ))}
        </div>
      )}
    </li>
  );
}

const SIZES = new Intl.NumberFormat('en-IN', { notation: 'compact' });
