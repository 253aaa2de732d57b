import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCashier } from '../account/CashierContext';
import { KycSkeleton } from './KycSkeleton';
import { KycFlow } from './KycFlow';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { LoadFailed } from '@/ui/list/LoadFailed';

/** Loads and follows the documents while the page is open. */
export const KycPane = observer(function KycPane() {
  const { kyc } = useCashier();
  const { recent } = usePlayerApp().notices.view;
  const { watch, reload, view } = kyc;
  const news = recent[0]?.id;

  useEffect(() => watch(), [watch]);
  // A notice may tell of a decision.
  useEffect(() => {
    if (news !== undefined) void reload();
  }, [news, reload]);

  const { sheet } = view;
  if (sheet.state === 'loading') return <KycSkeleton />;
  if (sheet.state === 'failed') return <LoadFailed message={sheet.message} onRetry={() => void reload()} />;
  return <KycFlow sheet={sheet.value} />;
});
