import { submits } from '@/ui/form/submits';
import { useRef, useState } from 'react';
import { EntriesGone } from './EntriesGone';
import { KycFieldInput } from './KycFieldInput';
import styles from './Kyc.module.css';
import type { KycForm } from './useKycForm';
import { useKycWords } from './useKycWords';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

interface KycDetailsProps {
  readonly type: KycType;
  readonly form: KycForm;
  /** The page was loaded again: what is never saved has to be entered again. */
  readonly restored: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Step 2: the fields of the server's definition, in its order. What is wrong is said when a field is left, and all of it at the end. */
export function KycDetails({ type, form, restored, onBack, onNext }: KycDetailsProps) {
  const t = useText();
  const words = useKycWords();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const fields = useRef(new Map<string, Pick<HTMLElement, 'focus'>>());

  function next(): void {
    setTried(true);
    const first = type.fields.find(({ name }) => form.wrong.has(name));
    if (first === undefined) onNext();
    else fields.current.get(first.name)?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submits(next)}>
      {restored && <EntriesGone type={type} entries={form.entries} />}
      <div className={styles.fields}>
        {type.fields.map((field) => {
          const wrong = form.wrong.get(field.name);
          const isShown = wrong !== undefined && (tried || left.has(field.name));
          return (
            <KycFieldInput
              key={field.name}
              field={field}
              text={form.entries.texts.get(field.name) ?? ''}
              file={form.entries.files.get(field.name) ?? null}
              error={isShown ? words.wrong(field, wrong) : undefined}
              onText={(text) => form.write(field.name, text)}
              onFile={(file) => form.attach(field.name, file)}
              onLeave={() => {
                // Passing by with the Tab key is no entry yet.
                if ((form.entries.texts.get(field.name) ?? '') !== '')
                  setLeft((was) => new Set(was).add(field.name));
              }}
              place={(element) => {
                if (element !== null) fields.current.set(field.name, element);
              }}
            />
          );
        })}
      </div>
      <div className={styles.actions}>
        <Button onClick={onBack}>{t('common.back')}</Button>
        <Button type="submit" variant="primary">
          {t('kyc.next')}
        </Button>
      </div>
    </form>
  );
}
