import type { DefaultShut } from '@/domain/cashier/withdrawals/defaultShut';
import { useTexts } from '@/ui/i18n/useTexts';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { accountText } from '../accountText';

/** Why the default account is not the one that is paid this time, and that another is to be chosen; nothing while it can be. */
export function DefaultShutNote({ of }: { readonly of: DefaultShut | null }) {
  const { t } = useTexts();
  if (of === null) return null;
  const account = accountText(of.account, t);
  return (
    <InfoBar tone="info" inset>
      {'method' in of
        ? t(`withdraw.default.${of.why}`, { account, method: of.method.name })
        : t(`withdraw.default.${of.why}`, { account })}
    </InfoBar>
  );
}
