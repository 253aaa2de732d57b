import type { KycField, KycRule } from '@/domain/cashier/kyc/KycType';
import type { Message } from '@/domain/shared/Message';
import { cleanText } from '@/domain/shared/cleanText';
import { useLanguage } from '@/ui/i18n/useLanguage';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';

const TYPES = ['aadhaar', 'pan', 'voterId', 'drivingLicence', 'passport', 'emiratesId'] as const;
const FILES = ['front', 'back', 'photoPage'] as const;

export interface KycWords {
  readonly typeLabel: (type: { readonly name: string; readonly label: string }) => string;
  readonly fieldLabel: (field: Pick<KycField, 'name' | 'label' | 'kind' | 'rule'>) => string;
  /** What stands below a field; empty: nothing. */
  readonly hint: (field: Pick<KycField, 'hint' | 'rule'>) => string;
  /** What is wrong with it; of an empty one, what it asks for. */
  readonly wrong: (field: Pick<KycField, 'rule'>, message: Message) => string;
}

/** A definition speaks its server's language: in English as it came, in others ours where we know what it means. */
export function useKycWords(): KycWords {
  const t = useText();
  const renderMessage = useRenderMessage();
  const english = useLanguage() === 'en';
  const word = (rule: KycRule): string => t(`kyc.field.${rule}`);
  return {
    typeLabel: ({ name, label }) => {
      const known = english ? undefined : TYPES.find((each) => each === name);
      return known === undefined ? cleanText(label, 60) : t(`kyc.type.${known}`);
    },
    fieldLabel: ({ name, label, kind, rule }) => {
      if (english) return cleanText(label, 60);
      if (rule !== null) return word(rule);
      const file = kind === 'file' ? FILES.find((each) => each === name) : undefined;
      return file === undefined ? cleanText(label, 60) : t(`kyc.file.${file}`);
    },
    hint: ({ hint, rule }) =>
      rule === 'aadhaar' ? t('kyc.aadhaarKept') : english ? cleanText(hint, 160) : '',
    wrong: ({ rule }, message) =>
      rule !== null && message.kind === 'key' && message.key === 'kyc.fieldEmpty'
        ? t(`kyc.empty.${rule}`)
        : renderMessage(message),
  };
}
