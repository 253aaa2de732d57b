import Dices from 'lucide-react/icons/dices';
import Plane from 'lucide-react/icons/plane';
import Spade from 'lucide-react/icons/spade';
import { Link } from 'react-router-dom';
import styles from './Pages.module.css';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Cricket, Soccer, Tennis } from '@/ui/kit/icons/sportShapes';

const LINKS = [
  { id: 'cricket', to: '/spmsports/cricket', icon: Cricket },
  { id: 'soccer', to: '/spmsports/soccer', icon: Soccer },
  { id: 'tennis', to: '/spmsports/tennis', icon: Tennis },
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
