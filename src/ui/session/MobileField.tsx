import { useState } from 'react';
import type { FormEntry } from '@/ui/form/useForm';
import { useText } from '@/ui/i18n/useText';
import { TextField } from '@/ui/kit/field/TextField';

/** +91 stands in the frame; spaces, dashes, a leading 0 or +91 are taken as they come and grouped on leaving the field. */
export function MobileField({ value, onValueChange, error }: FormEntry) {
  const t = useText();
  const [leaving, setLeaving] = useState(false);
  return (
    <TextField
      name="mobile"
      label={t('session.mobile.label')}
      hint={t('session.mobile.hint')}
      prefix="+91"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      value={leaving ? grouped(value) : value}
      error={error}
      // Not on focus: a text that changes under the cursor loses what was selected.
      onValueChange={(typed) => {
        setLeaving(false);
        onValueChange(typed);
      }}
      onBlur={() => setLeaving(true)}
    />
  );
}

/** 98765 43210; anything but ten digits is left as typed. For the eye only: the core reads the number. */
function grouped(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 10 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : typed;
}
