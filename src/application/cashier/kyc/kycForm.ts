import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { KycGateway, KycOrder } from '../../ports/gateways/KycGateway';
import type { SubmitParts } from '../../shared/SubmitOnce';
import { readCalendarDay, type CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import { checkKyc, type KycEntries } from '@/domain/cashier/kyc/checkKyc';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { dayAt } from '@/domain/shared/IndianDay';
import type { Message } from '@/domain/shared/Message';
import type { AllPorts } from '../../ports/LaterPorts';
import { sentKycValue } from '@/domain/cashier/kyc/kycValue';

/** A document on its way. `taken`: the server has it, so what was typed is no longer needed here. */
export function kycForm(
  kyc: Pick<KycGateway, 'submit' | 'byKey'>,
  taken: (document: KycDocument) => void,
): SubmitParts<KycOrder, KycDocument> {
  return {
    kind: 'kyc',
    refused: 'kyc.notSent',
    send: (order, key) => kyc.submit(order, key),
    find: (key) => kyc.byKey(key),
    taken,
  };
}

/** What is wrong with a form, by the fields' names. Dates are judged by the server's day; by the device's only if the server tells none. */
export function checkKycForm(ports: Pick<AllPorts, 'kyc' | 'clock' | 'config'>) {
  return (type: KycType, entries: KycEntries): ReadonlyMap<string, Message> =>
    checkKyc(type, entries, { today: today(), minAge: ports.config.jurisdiction.minAge });

  function today(): CalendarDay {
    const { sheet } = ports.kyc;
    const received = sheet.state === 'ready' ? sheet.value.today : null;
    return received ?? readCalendarDay(dayAt(ports.clock.now())) ?? ('2026-01-01' as CalendarDay);
  }
}

type CheckKyc = ReturnType<typeof checkKycForm>;

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
      const value = sentKycValue(field, texts.get(field.name) ?? '');
      if (field.kind !== 'file' && value !== '') order.texts.set(field.name, value);
    }
    await send(order);
    return true;
  };
}
