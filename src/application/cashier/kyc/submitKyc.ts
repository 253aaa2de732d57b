import type { KycEntries } from '@/domain/cashier/kyc/checkKyc';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { kycValue } from '@/domain/cashier/kyc/kycValue';
import type { KycOrder } from '../../ports/gateways/KycGateway';
import type { CheckKyc } from './checkKycForm';

/** Sends a document whose form is right; what is wrong is the form's to say. */
export function submitKyc(check: CheckKyc, send: (order: KycOrder) => Promise<void>) {
  /** False: nothing was sent. */
  return async (type: KycType, { texts, files }: KycEntries): Promise<boolean> => {
    if (check(type, { texts, files }).size > 0) return false;
    const order = {
      type: type.name,
      texts: new Map<string, string>(),
      files: new Map([...files].filter(([name]) => type.fields.some((field) => field.name === name))),
    };
    for (const field of type.fields) {
      const value = kycValue(field, texts.get(field.name) ?? '');
      if (field.kind !== 'file' && value !== '') order.texts.set(field.name, value);
    }
    await send(order);
    return true;
  };
}
