import CircleSlash from 'lucide-react/icons/circle-slash';
import type { Message } from '@/domain/shared/Message';
import { saysNotOffered } from '@/domain/shared/notOffered';
import { useTexts } from '@/ui/i18n/useTexts';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { OthersWords } from '@/ui/kit/text/OthersWords';

export interface LoadFailedProps {
  readonly message: Message;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** Among rows that go from edge to edge. */
  readonly inset?: boolean;
}

/** Why there is nothing to show. What this site does not offer is no error, and trying again would not bring it. */
export function LoadFailed({ message, onRetry, busy = false, inset = false }: LoadFailedProps) {
  const { t, renderMessage } = useTexts();
  if (saysNotOffered(message)) return <EmptyState icon={CircleSlash} text={renderMessage(message)} />;
  // A server writes in a language of its own choice: our sentence first, its words under it.
  const text =
    message.kind === 'server'
      ? { text: t('common.notLoaded'), detail: <OthersWords text={renderMessage(message)} /> }
      : { text: renderMessage(message) };
  return <ErrorPanel {...text} retryLabel={t('common.retry')} busy={busy} onRetry={onRetry} inset={inset} />;
}
