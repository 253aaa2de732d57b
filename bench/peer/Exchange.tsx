import { Link } from 'react-router-dom';
import { PeerIcon } from './PeerIcon';
import { PeerRow } from './PeerRow';
import { useStore } from './store';
import { word } from './words';

const SPORTS = [
  { id: '4', name: 'Cricket', icon: 'Trophy' },
  { id: '1', name: 'Football', icon: 'Goal' },
  { id: '2', name: 'Tennis', icon: 'Volleyball' },
] as const;
const MENU = [
  { path: '/home', name: 'Home', icon: 'House' },
  { path: '/exchange', name: 'Exchange', icon: 'ChartCandlestick' },
  { path: '/casino', name: 'Live casino', icon: 'Spade' },
  { path: '/slots', name: 'Slots', icon: 'Cherry' },
  { path: '/instant', name: 'Instant', icon: 'Rocket' },
  { path: '/promotions', name: 'Promotions', icon: 'Gift' },
] as const;
const FOOT = ['Terms', 'Privacy', 'Responsible play', 'Contact', 'Fair play', 'Game rules'] as const;

/** The whole page: what changes anywhere draws all of it anew. */
export function Exchange() {
  const { state } = useStore();
  return (
    <div className="page">
      <header className="head">
        <Link to="/" className="logo">
          <PeerIcon name="Dices" size={24} />
          <span>Exchange</span>
        </Link>
        <nav>
          {MENU.map(({ path, name, icon }) => (
            <Link key={path} to={path}>
              <PeerIcon name={icon} />
              <span>{name}</span>
            </Link>
          ))}
        </nav>
        <button type="button">{word('pages.signIn')}</button>
        <button type="button">{word('pages.register')}</button>
      </header>
      <p className="news">
        <PeerIcon name="Megaphone" size={16} />
        <span>{state.announcement}</span>
      </p>
      <main>
        <h1>{word('sports.live')}</h1>
        {state.matches === null && <p className="wait">Loading…</p>}
        {state.failed && <p className="wait">{word('notice.somethingWentWrong')}</p>}
        {SPORTS.map(({ id, name, icon }) => {
          const matches = state.matches?.filter(({ sportId }) => sportId === id) ?? [];
          if (matches.length === 0) return null;
          const withDraw = matches.some(({ matchOdds }) => (matchOdds?.runners.length ?? 0) > 2);
          return (
            <section key={id}>
              <div className="group">
                <h2>
                  <PeerIcon name={icon} size={16} />
                  <span>{name}</span>
                  <span>{matches.length}</span>
                </h2>
                {(withDraw ? ['1', 'X', '2'] : ['1', '2']).map((outcome) => (
                  <span key={outcome} className="lanes">
                    <span>Back</span>
                    <span>Lay</span>
                  </span>
                ))}
              </div>
              <ul>
                {matches.map((match) => (
                  <PeerRow key={match.id} match={match} withDraw={withDraw} />
                ))}
              </ul>
            </section>
          );
        })}
      </main>
      <footer>
        {FOOT.map((name) => (
          <Link key={name} to={`/${name}`}>
            {name}
          </Link>
        ))}
        <p>18+. Play responsibly.</p>
      </footer>
      <nav className="below">
        {MENU.slice(0, 5).map(({ path, name, icon }) => (
          <Link key={path} to={path}>
            <PeerIcon name={icon} />
            <span>{name}</span>
          </Link>
        ))}
      </nav>
    </div>
  );
}
