import { observer } from 'mobx-react-lite';
import { ActivityCard } from './ActivityCard';
import { BreaksCard } from './breaks/BreaksCard';
import { ComeBack } from './breaks/ComeBack';
import { CheckCard } from './check/CheckCard';
import { Helplines } from './help/Helplines';
import { LimitsCard } from './limits/LimitsCard';
import styles from './SafeTools.module.css';
import { SelfTest } from './test/SelfTest';
import { ToolSkeleton } from './ToolSkeleton';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { Card } from '@/ui/kit/list/Card';

/** What a player can do at once, first of all on the page. */
export const SafeTools = observer(function SafeTools() {
  const { config, session } = useFirstPage();
  const t = useText();
  const { signedIn } = session.view;
  return (
    <div className={styles.tools} data-print="no">
      {!signedIn && (
        <InfoBar inset tone="info">
          {t('playSafe.visitor')}
        </InfoBar>
      )}
      {!config.capabilities.playSafe && (
        <InfoBar inset tone="warning">
          {t('playSafe.deviceOnly')}
        </InfoBar>
      )}
      {signedIn && <PlayersTools />}
      <SelfTest />
      <Card title={t('playSafe.help.title')}>
        <p className={styles.lead}>{t('playSafe.help.lead')}</p>
        <Helplines />
      </Card>
      {!signedIn && config.capabilities.playSafe && <ComeBack />}
    </div>
  );
});

function PlayersTools() {
  const { config } = useFirstPage();
  const t = useText();
  return (
    <OpenedFeature
      name="playSafe"
      unavailable={t('playSafe.unavailable')}
      skeleton={<ToolSkeleton of="page" />}
    >
      {(app) => (
        <>
          {config.capabilities.playSafe && <LimitsCard app={app} />}
          <CheckCard app={app} />
          {config.capabilities.playSafe && (
            <>
              <ActivityCard app={app} />
              <BreaksCard app={app} />
            </>
          )}
        </>
      )}
    </OpenedFeature>
  );
}
