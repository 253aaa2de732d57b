import { readCalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import type { CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import { checkKyc } from '@/domain/cashier/kyc/checkKyc';
import type { KycEntries } from '@/domain/cashier/kyc/checkKyc';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { dayAt } from '@/domain/shared/IndianDay';
import type { Message } from '@/domain/shared/Message';
import type { AllPorts } from '../../ports/LaterPorts';

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

export type CheckKyc = ReturnType<typeof checkKycForm>;
