import { useKycWords } from './useKycWords';
import type { KycEntries } from '@/domain/cashier/kyc/checkKyc';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { isKycTextSaved } from '@/domain/cashier/kyc/kycValue';
import { useText } from '@/ui/i18n/useText';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';

export interface EntriesGoneProps {
  readonly type: KycType;
  readonly entries: KycEntries;
}

/** After a reload: what of the entries is never stored on the device and is not here again yet; nothing when all is. */
export function EntriesGone({ type, entries }: EntriesGoneProps) {
  const t = useText();
  const words = useKycWords();
  const number = type.fields.find(
    (field) => !isKycTextSaved(field) && (entries.texts.get(field.name) ?? '') === '',
  );
  const files = entries.files.size === 0 && type.fields.some(({ kind }) => kind === 'file');
  if (number === undefined && !files) return null;
  return (
    <InfoBar tone="info">
      {number === undefined
        ? t('kyc.filesGone')
        : t(files ? 'kyc.numberAndFilesGone' : 'kyc.numberGone', { field: words.fieldLabel(number) })}
    </InfoBar>
  );
}
