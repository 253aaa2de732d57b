import { useState } from 'react';
import { BankCode } from './BankCode';
import { useCashier } from '../account/CashierContext';
import styles from './Bank.module.css';
import type { AddableAccount } from '@/domain/cashier/BankAccount';
import { readIfsc } from '@/domain/cashier/bankEntries';
import { bankOfIfsc } from '@/domain/cashier/bankOfIfsc';
import { checkBankForm, type BankField, type BankForm } from '@/domain/cashier/checkBankForm';
import { useTexts } from '@/ui/i18n/useTexts';
import { Segments } from '@/ui/kit/field/Segments';
import { TextField, type TextFieldProps } from '@/ui/kit/field/TextField';
import { FormMessage } from '@/ui/form/FormMessage';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useForm } from '@/ui/form/useForm';

const EMPTY = { holder: '', number: '', numberAgain: '', ifsc: '', upiId: '', pan: '' };
const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;
const CODE = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const;
const UPPER: ReadonlySet<BankField> = new Set(['ifsc', 'pan']);
/** What the fields are called where their names differ from the form's. */
const TEXTS = { upiId: 'upi' } as const;

export interface AddBankFormProps {
  readonly types: readonly AddableAccount[];
  readonly panNeeded: boolean;
  readonly onAdded: () => void;
}

export function AddBankForm({ types, panNeeded, onAdded }: AddBankFormProps) {
  const { banks } = useCashier();
  const { t, renderMessage } = useTexts();
  const [form, setForm] = useState<BankForm>({ ...EMPTY, type: types[0] ?? 'bank' });
  const [left, setLeft] = useState<ReadonlySet<BankField>>(new Set());
  const [code, setCode] = useState<string | null>(null);
  const sent = useForm(() => banks.add(form, panNeeded, code), onAdded);
  const again = useForm(() => banks.add(form, panNeeded, null), onAdded);
  const [codeSent, setCodeSent] = useState('');
  const asked = again.errorOf('code') ?? sent.errorOf('code');
  // The first words about a code are no error: one was sent.
  if (asked !== undefined && code === null) {
    setCode('');
    setCodeSent(asked);
  }

  const entry = sent.entry('code', code ?? '', setCode);
  const codeEntry = { ...entry, error: entry.error === codeSent ? undefined : entry.error };

  const read = checkBankForm(form, panNeeded);
  const wrong = read.ok ? {} : read.error;
  const errorOf = (name: BankField): string | undefined => {
    const found = left.has(name) ? wrong[name] : undefined;
    return found === undefined ? (sent.errorOf(name) ?? again.errorOf(name)) : renderMessage(found);
  };
  const field = (name: BankField, more: Partial<TextFieldProps> = {}) => {
    const text = name === 'upiId' ? TEXTS.upiId : name;
    return (
      <TextField
        name={name}
        label={t(`bank.${text}`)}
        {...more}
        value={form[name]}
        error={errorOf(name)}
        onValueChange={(value) => {
          setForm({ ...form, [name]: UPPER.has(name) ? value.toUpperCase() : value });
          sent.edited(name);
          again.edited(name);
        }}
        onBlur={() => {
          // A field that was only passed through is not wrong yet.
          if (form[name] !== '') setLeft(new Set(left).add(name));
        }}
      />
    );
  };
  /** Whose code it is: a wrong letter is seen before money goes to another bank. */
  function ifscHint(): string {
    const whole = readIfsc(form.ifsc);
    const bank = bankOfIfsc(whole ?? form.ifsc.trim());
    if (bank !== null) return bank.bank;
    return t(whole === null ? 'bank.ifscHint' : 'bank.ifscUnknown');
  }
  return (
    <form ref={sent.ref} className={styles.form} noValidate onSubmit={sent.onSubmit}>
      {types.length > 1 && (
        <Segments
          label={t('bank.typeLabel')}
          options={types.map((id) => ({ id, label: t(`bank.type.${id}`) }))}
          chosen={form.type}
          onChoose={(type) => setForm({ ...form, type })}
        />
      )}
      {field('holder', { hint: t('bank.holderHint'), autoComplete: 'name' })}
      {form.type === 'bank' && (
        <>
          {field('number', { ...DIGITS, hint: t('bank.numberHint') })}
          {field('numberAgain', DIGITS)}
          {field('ifsc', { ...CODE, hint: ifscHint() })}
        </>
      )}
      {form.type === 'upi' &&
        field('upiId', {
          hint: t('bank.upiHint'),
          autoCapitalize: 'none',
          inputMode: 'email',
          spellCheck: false,
        })}
      {panNeeded && field('pan', { ...CODE, hint: t('bank.panHint') })}
      <p className={styles.small}>{t('bank.cardNote')}</p>
      {code !== null && (
        <BankCode
          entry={codeEntry}
          sent={codeSent}
          onComplete={sent.start}
          onAgain={again.start}
          asking={again.busy}
        />
      )}
      <FormMessage text={sent.message ?? again.message} />
      <SubmitButton busy={sent.busy}>{t('bank.add')}</SubmitButton>
    </form>
  );
}
