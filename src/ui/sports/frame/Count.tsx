import { useText } from '@/ui/i18n/useText';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** How many matches are in play: a figure for the eye, words for those who listen; nothing for none. */
export function Count({ of, className }: { readonly of: number; readonly className: string | undefined }) {
  const t = useText();
  if (of === 0) return null;
  return (
    <>
      <span className={className} aria-hidden="true">
        {of}
      </span>
      <VisuallyHidden> {t('shell.bottomNav.liveCount', { count: of })}</VisuallyHidden>
    </>
  );
}
