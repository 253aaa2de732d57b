import { useText } from '@/ui/i18n/useText';
import { CheckList, type CheckListProps } from './CheckList';
import { Part } from '@/ui/kit/list/Part';

/** What has to be done before money can leave, each with the way to it. */
export function MissingChecks(props: CheckListProps) {
  const t = useText();
  return (
    <Part title={t('pages.withdrawCheck')}>
      <CheckList {...props} />
    </Part>
  );
}
