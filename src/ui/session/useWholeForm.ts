import type { PlayerApp } from '@/application/PlayerApp';
import type { FormAnswer, FormFailure } from '@/application/shared/FormFailure';
import { say } from '@/domain/shared/Message';
import { fail, type Result } from '@/domain/shared/Result';
import { useForm, type Form } from '@/ui/form/useForm';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** A form that may stand before the whole app does: its answer waits for it. One that does not come is said, and the entries stay. */
export function useWholeForm<Field extends string>(
  send: (app: PlayerApp) => FormAnswer<Field>,
  onDone?: () => void,
  onFailed?: (failure: FormFailure<Field>) => void,
): Form<Field> {
  const { whole } = useFirstPage();
  return useForm<Field>(async () => {
    const answer = await whole().then(send, (): Result<void, FormFailure<Field>> =>
      fail({ fields: {}, message: say('notice.chunkFailed') }),
    );
    if (!answer.ok) onFailed?.(answer.error);
    return answer;
  }, onDone);
}
