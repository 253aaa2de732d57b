import { useCashier } from '../account/CashierContext';
import { FileField } from '../files/FileField';
import styles from './Kyc.module.css';
import { useKycWords } from './useKycWords';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import type { KycField, KycRule } from '@/domain/cashier/kyc/KycType';
import { useText } from '@/ui/i18n/useText';
import { TextField } from '@/ui/kit/field/TextField';

interface KycFieldInputProps {
  readonly field: KycField;
  readonly text: string;
  readonly file: ReadyFile | null;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onFile: (file: ReadyFile | null) => void;
  readonly onLeave: () => void;
  readonly place: (element: Pick<HTMLElement, 'focus'> | null) => void;
}

const TYPING: Readonly<Partial<Record<KycRule, object>>> = {
  passportNumber: { autoCapitalize: 'characters', spellCheck: false },
  emiratesId: { inputMode: 'numeric' },
  aadhaar: { inputMode: 'numeric' },
  panNumber: { autoCapitalize: 'characters', spellCheck: false },
  voterId: { autoCapitalize: 'characters', spellCheck: false },
  drivingLicence: { autoCapitalize: 'characters', spellCheck: false },
  personName: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  birthDate: { autoComplete: 'bday' },
};

/** One field of a definition that came from a server: whatever its kind, it has a label and can be filled in. */
export function KycFieldInput(props: KycFieldInputProps) {
  const { field, text, file, error, onText, onFile, onLeave, place } = props;
  const { files } = useCashier();
  const t = useText();
  const words = useKycWords();
  const name = words.fieldLabel(field);
  const label = field.required ? name : t('kyc.optional', { label: name });
  const hint = words.hint(field);
  if (field.kind === 'file')
    return (
      <div className={styles.whole}>
        <FileField
          label={label}
          {...(hint === '' ? {} : { hint })}
          error={error}
          use="kyc"
          value={file}
          onValueChange={onFile}
          prepare={files.prepare}
          ref={place}
        />
      </div>
    );
  return (
    <TextField
      {...(field.rule === null ? {} : TYPING[field.rule])}
      type={field.kind}
      label={label}
      hint={hint === '' ? undefined : hint}
      error={error}
      value={text}
      required={field.required}
      {...(field.kind === 'date' ? { min: '1900-01-01', max: '2099-12-31' } : {})}
      onValueChange={onText}
      onBlur={onLeave}
      ref={place}
    />
  );
}
