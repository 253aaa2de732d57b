import '@/ui/i18n/laterTexts';
import { useEffect } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { OpenBets } from './OpenBets';
import { PendingBets } from './PendingBets';
import styles from './MyBetsPage.module.css';

/** /mybets: what is open and what is being checked; a bet whose fate is not known is never missing here. */
export function MyBetsPage() {
  const { betting } = usePlayerApp();
  const t = useText();
  useEffect(() => void betting.loadOpenBets.execute(), [betting]);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('myBets.title')}</h1>
      <PendingBets />
      <h2 className={styles.subtitle}>{t('myBets.open')}</h2>
      <OpenBets />
      <p className={styles.note}>{t('myBets.results')}</p>
      <LinkButton to="/spmsports/live">{t('sports.seeLive')}</LinkButton>
    </div>
  );
}
