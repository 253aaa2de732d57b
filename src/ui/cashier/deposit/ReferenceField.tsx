import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { REFERENCE_WORDS } from './referenceWords';
import styles from './PayStep.module.css';
import { findReference } from '@/domain/cashier/deposits/findReference';
import type { ReferenceKind } from '@/domain/cashier/deposits/transferReference';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { TextField } from '@/ui/kit/field/TextField';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** More letters than anybody types at once. */
const AT_ONCE = 12;

export interface ReferenceFieldProps extends Pick<ComponentProps<'input'>, 'onBlur' | 'ref'> {
  readonly kind: ReferenceKind;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (text: string) => void;
}

/** What the payment is called. A receipt or an SMS may be pasted whole, into the field or anywhere on the page: its id is found in it. */
export function ReferenceField({ kind, value, error, onValueChange, onBlur, ref }: ReferenceFieldProps) {
  const t = useText();
  const [found, setFound] = useState(false);
  const words = REFERENCE_WORDS[kind];

  function take(text: string): boolean {
    const id = findReference(text, kind);
    setFound(id !== null);
    if (id !== null) onValueChange(id);
    return id !== null;
  }
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const elsewhere = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (!elsewhere && take(event.clipboardData?.getData('text') ?? '')) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => pasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  async function fromClipboard(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText();
      if (!take(text)) onValueChange(text.trim().slice(0, 80));
    } catch {
      // Not allowed: the field is there to paste into.
    }
  }
  return (
    <div>
      <TextField
        ref={ref}
        label={t(words.label)}
        value={value}
        hint={t(words.hint)}
        error={error}
        inputMode={kind === 'utr' ? 'numeric' : 'text'}
        autoCapitalize="off"
        spellCheck={false}
        suffix={
          'clipboard' in navigator && (
            <Button size="small" variant="ghost" icon={ClipboardPaste} onClick={() => void fromClipboard()}>
              {t('deposit.confirm.paste')}
            </Button>
          )
        }
        onValueChange={(text) => {
          // A keyboard that puts in what was copied does not call it a paste.
          if (text.length - value.length >= AT_ONCE && text !== findReference(text, kind) && take(text))
            return;
          setFound(false);
          onValueChange(text);
        }}
        onPaste={(event) => {
          if (take(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        onBlur={onBlur}
      />
      <VisuallyHidden>
        <span role="status">{found ? t('deposit.confirm.found') : ''}</span>
      </VisuallyHidden>
      {found && (
        <p className={styles.found} aria-hidden="true">
          {t('deposit.confirm.found')}
        </p>
      )}
    </div>
  );
}
