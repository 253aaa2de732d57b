import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';

/** F01, F02. */
export const OfflineBar = observer(function OfflineBar() {
  const { online } = useFirstPage().connection.view;
  const t = useText();
  return online ? null : (
    <InfoBar tone="warning" icon={WifiOff}>
      {t('shell.offline')}
    </InfoBar>
  );
});
