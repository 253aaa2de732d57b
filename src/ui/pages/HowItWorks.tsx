import IndianRupee from 'lucide-react/icons/indian-rupee';
import Smartphone from 'lucide-react/icons/smartphone';
import Trophy from 'lucide-react/icons/trophy';
import styles from './Pages.module.css';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

const STEPS = [
  { id: 'signUp', icon: Smartphone },
  { id: 'money', icon: IndianRupee },
  { id: 'bet', icon: Trophy },
] as const;

export function HowItWorks() {
  const t = useText();
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className={styles.sectionTitle}>
        {t('pages.how.title')}
      </h2>
      <ol className={styles.steps} role="list">
        {STEPS.map(({ id, icon }, index) => (
          <li key={id} className={styles.step}>
            <span className={styles.stepMark}>
              <Icon of={icon} size={24} />
            </span>
            <h3>
              {index + 1}. {t(`pages.how.${id}.title`)}
            </h3>
            <p>{t(`pages.how.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
