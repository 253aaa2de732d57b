import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Camera from 'lucide-react/icons/camera';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import { observer } from 'mobx-react-lite';
import { ContentHead } from './ContentHead';
import styles from './ContactPage.module.css';
import { useContactLinks } from '@/ui/brand/useContactLinks';
import { useText } from '@/ui/i18n/useText';
import { ExternalLink } from '@/ui/kit/button/ExternalLink';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { Icon } from '@/ui/kit/icons/Icon';
import { LetterF } from '@/ui/brand/LetterF';

const CHANNELS = [
  { id: 'whatsApp', icon: MessageCircle },
  { id: 'telegram', icon: Send },
  { id: 'phone', icon: Phone },
  { id: 'facebook', icon: LetterF },
  { id: 'instagram', icon: Camera },
] as const;

/** `/contactus`: the channels that the operator has set, and only those. */
export const ContactPage = observer(function ContactPage() {
  const links = useContactLinks();
  const t = useText();
  const set = CHANNELS.filter(({ id }) => links[id] !== null);
  return (
    <div className={styles.page}>
      <ContentHead title={t('pages.contact')} />
      <p className={styles.lead}>{t('content.contact.lead')}</p>
      {set.length === 0 ? (
        <EmptyState
          icon={LifeBuoy}
          text={t('content.contact.none')}
          action={<LinkButton to="/gamesrule">{t('pages.gameRules')}</LinkButton>}
        />
      ) : (
        <ul className={styles.channels} role="list">
          {set.map(({ id, icon }) => (
            <li key={id}>
              <ExternalLink href={links[id] ?? ''} className={styles.channel}>
                <span className={styles.mark}>
                  <Icon of={icon} />
                </span>
                <span className={styles.words}>
                  <strong>{t(`brand.contact.${id}`)}</strong>
                  <span className={styles.about}>{t(`content.contact.${id}`)}</span>
                </span>
                <Icon of={ArrowUpRight} size={16} />
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
      <section className={styles.tips} aria-labelledby="contact-tips">
        <h2 id="contact-tips">{t('content.contact.tips')}</h2>
        <ul>
          <li>{t('content.contact.tip1')}</li>
          <li>{t('content.contact.tip2')}</li>
          <li>{t('content.contact.tip3')}</li>
        </ul>
      </section>
    </div>
  );
});
