import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { FormAnswer, FormFailure } from '@/application/shared/FormFailure';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';

export interface Form<Field extends string> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** What is wrong with a field, in words; undefined when nothing is. */
  readonly errorOf: (field: Field) => string | undefined;
  /** What is wrong with the whole form, in words. */
  readonly message: string | undefined;
  /** Nobody has said whether it was done (`FormFailure.unheard`); over with the next edit. */
  readonly unheard: boolean;
  readonly failures: number;
  readonly onSubmit: (event: SubmitEvent) => void;
  /** The same without a form's event: a button of its own. */
  readonly start: () => void;
  /** Forget a field's message: the player is correcting it. */
  readonly edited: (field: Field) => void;
  /** A text field of the form: what stands in it, what is wrong with that, and where an edit goes. */
  readonly entry: (field: Field, value: string, set: (text: string) => void) => FormEntry;
}

export interface FormEntry {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (text: string) => void;
}

/**
 * One form and one use case: busy while it runs, never twice at once (AUTH-19), the answer's sentences at their fields,
 * the focus on the first of them. Entries stay with the component: a failure loses none.
 */
export function useForm<Field extends string>(
  send: () => FormAnswer<Field>,
  onDone: () => void = () => undefined,
): Form<Field> {
  const ref = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const render = useRenderMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure<Field> | null>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  async function run(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const answer = await send();
      setFailure(answer.ok ? null : answer.error);
      if (answer.ok) onDone();
      else setFailures((count) => count + 1);
    } finally {
      // Whatever happened, the button comes back.
      running.current = false;
      setBusy(false);
    }
  }

  function errorOf(field: Field): string | undefined {
    const wrong = failure?.fields[field];
    return wrong === undefined ? undefined : render(wrong);
  }
  function edited(field: Field): void {
    setFailure((was) => {
      if (was === null) return null;
      const { unheard: _over, ...rest } = was;
      return { ...rest, fields: { ...was.fields, [field]: undefined } };
    });
  }

  const sentence = failure?.message ?? null;
  return {
    ref,
    busy,
    unheard: failure?.unheard === true,
    failures,
    errorOf,
    edited,
    message: sentence === null ? undefined : render(sentence),
    onSubmit(event) {
      event.preventDefault();
      void run();
    },
    start() {
      void run();
    },
    entry: (field, value, set) => ({
      value,
      error: errorOf(field),
      onValueChange(text) {
        set(text);
        edited(field);
      },
    }),
  };
}
