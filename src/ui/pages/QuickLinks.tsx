import Dices from 'lucide-react/icons/dices';
import Plane from 'lucide-react/icons/plane';
import Spade from 'lucide-react/icons/spade';
import { Link } from 'react-router-dom';
import styles from './Pages.module.css';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { CricketShape, SoccerShape, TennisShape } from '@/ui/kit/icons/sportShapes';

const LINKS = [
  { id: 'cricket', to: '/spmsports/cricket', icon: CricketShape },
  { id: 'soccer', to: '/spmsports/soccer', icon: SoccerShape },
  { id: 'tennis', to: '/spmsports/tennis', icon: TennisShape },
  { id: 'liveCasino', to: '/games-all', icon: Spade },
  { id: 'slots', to: '/slots', icon: Dices },
  { id: 'aviator', to: '/casino/spribe/aviator', icon: Plane },
] as const;

export function QuickLinks() {
  const t = useText();
  return (
    <nav aria-label={t('pages.quick.title')}>
      <ul className={styles.quick} role="list">
        {LINKS.map(({ id, to, icon }) => (
          <li key={id}>
            <Link to={to} className={styles.quickLink}>
              <Icon of={icon} size={24} />
              {t(`pages.quick.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
