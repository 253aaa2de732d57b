import styles from './Landing.module.css';
import { useText } from '@/ui/i18n/useText';

const STEPS = ['signUp', 'money', 'bet'] as const;

export function HowItWorks() {
  const t = useText();
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className={styles.title}>
        {t('pages.how.title')}
      </h2>
      <ol className={styles.steps} role="list">
        {STEPS.map((id, index) => (
          <li key={id}>
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
