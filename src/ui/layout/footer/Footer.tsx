import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './Footer.module.css';
import { AppearanceSlot } from './AppearanceSlot';
import { FOOTER_ITEMS } from '@/domain/routing/navigation';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { AgeBadge } from '@/ui/brand/AgeBadge';
import { BrandLogo } from '@/ui/brand/BrandLogo';
import { useBrandWords } from '@/ui/brand/useBrandWords';
import { useDrawnBefore } from '@/ui/kit/useDrawnBefore';
import { cleanText } from '@/domain/shared/cleanText';
import { useText } from '@/ui/i18n/useText';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { WhenNear } from '@/ui/lazy/WhenNear';
import { SandboxSlot } from '@/ui/sandbox/SandboxSlot';

const MAX_FOOTER = 600;

const FooterMarks = laterPart(async () => (await import('./FooterMarks')).FooterMarks, 'firstPage');
const SocialLinks = laterPart(async () => (await import('./SocialLinks')).SocialLinks, 'firstPage');

/** HDR-07, NAV-09. */
export const Footer = observer(function Footer() {
  const { config, sandbox } = useFirstPage();
  const { footerText } = useBrandWords();
  const t = useText();
  const [display, setDisplay] = useState(false);
  const seen = useDrawnBefore();
  if (!seen) return null;
  const words = cleanText(footerText, MAX_FOOTER);
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.columns}>
        <section className={styles.about} aria-label={t('brand.about')}>
          <BrandLogo />
          <p>{t('brand.responsible', { age: config.jurisdiction.minAge })}</p>
          <p className={styles.age}>
            <AgeBadge age={config.jurisdiction.minAge} />
            <Link to="/responsiblegame">{t('brand.responsible.more')}</Link>
          </p>
        </section>
        <div className={styles.marksRoom}>
          <WhenNear>
            <LazyPart>
              <FooterMarks />
            </LazyPart>
          </WhenNear>
        </div>
        <section aria-labelledby="footer-legal">
          <h2 id="footer-legal" className={styles.head}>
            {t('shell.footer.legal')}
          </h2>
          <ul className={styles.links} role="list">
            {FOOTER_ITEMS.map(({ id, path }) => (
              <li key={id}>
                <Link to={path}>{t(`pages.${id}`)}</Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={() => setDisplay(true)}>
                {t('shell.display')}
              </button>
            </li>
            {sandbox !== null && (
              <li>
                <SandboxSlot />
              </li>
            )}
          </ul>
        </section>
        <section aria-labelledby="footer-follow">
          <h2 id="footer-follow" className={styles.head}>
            {t('shell.footer.follow')}
          </h2>
          <div className={styles.socialRoom}>
            <WhenNear>
              <LazyPart>
                <SocialLinks />
              </LazyPart>
            </WhenNear>
          </div>
        </section>
      </div>
      {words !== '' && (
        <p className={styles.words}>
          <bdi>{words}</bdi>
        </p>
      )}
      <AppearanceSlot open={display} onClose={() => setDisplay(false)} />
    </footer>
  );
});
