import { useText } from '@/ui/i18n/useText';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';

/** Bets that the server lists and that cannot be shown: said beside the others, and never left out in silence (F93). */
export function UnreadBets({ count }: { readonly count: number | undefined }) {
  const t = useText();
  if (count === undefined || count === 0) return null;
  return <InfoBar tone="warning">{t('bets.unread', { count })}</InfoBar>;
}
