import Phone from 'lucide-react/icons/phone';
import styles from './Helplines.module.css';
import { helplinesOf } from './helplinesOf';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ExternalLink } from '@/ui/kit/button/ExternalLink';
import { Icon } from '@/ui/kit/icons/Icon';

/** Who to call, as the jurisdiction says. */
export function Helplines() {
  const { config } = useFirstPage();
  const t = useText();
  return (
    <ul className={styles.lines} role="list">
      {helplinesOf(config, t).map(({ name, phone, url }) => (
        <li key={`${name} ${phone ?? url}`} className={styles.line}>
          <strong>{name}</strong>
          <span className={styles.ways}>
            {phone !== undefined && (
              <a className={styles.way} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                <Icon of={Phone} size={16} />
                {t('playSafe.help.call', { phone })}
              </a>
            )}
            {url !== undefined && (
              <ExternalLink className={styles.way ?? ''} href={url}>
                {t('playSafe.help.site')}
              </ExternalLink>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
