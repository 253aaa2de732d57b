import { useState, type FormEvent } from 'react';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { TextField } from '@/ui/kit/field/TextField';
import { ActionBar } from '@/ui/kit/layer/ActionBar';

export interface ListNameFormProps {
  /** The name so far. */
  readonly now: string;
  readonly onName: (name: string) => Result<void, Message>;
  readonly onDone: () => void;
}

/** The name of a list of markets. */
export function ListNameForm({ now, onName, onDone }: ListNameFormProps) {
  const { t, renderMessage } = useTexts();
  const [name, setName] = useState(now);
  const [error, setError] = useState<Message | null>(null);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const answer = onName(name);
    if (answer.ok) onDone();
    else setError(answer.error);
  };
  return (
    <form noValidate onSubmit={save}>
      <TextField
        label={t('marketLists.name')}
        value={name}
        onValueChange={setName}
        error={error === null ? undefined : renderMessage(error)}
      />
      <ActionBar>
        <Button type="submit" variant="primary">
          {t('marketLists.save')}
        </Button>
      </ActionBar>
    </form>
  );
}
