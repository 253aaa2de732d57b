import { readCalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import type { CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import { checkKyc } from '@/domain/cashier/kyc/checkKyc';
import type { KycEntries } from '@/domain/cashier/kyc/checkKyc';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import { dayAt } from '@/domain/shared/IndianDay';
import type { Message } from '@/domain/shared/Message';
import type { AppConfig } from '../../ports/device/AppConfig';
import type { Clock } from '../../ports/device/Clock';
import type { KycView } from '../../ports/state/KycState';

/** What is wrong with a form, by the fields' names. Dates are judged by the server's day; by the device's only if the server tells none. */
export class CheckKyc {
  constructor(
    private readonly view: KycView,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly config: Pick<AppConfig, 'jurisdiction'>,
  ) {}

  execute(type: KycType, entries: KycEntries): ReadonlyMap<string, Message> {
    return checkKyc(type, entries, { today: this.#today(), minAge: this.config.jurisdiction.minAge });
  }

  #today(): CalendarDay {
    const { sheet } = this.view;
    const told = sheet.state === 'ready' ? sheet.value.today : null;
    return told ?? readCalendarDay(dayAt(this.clock.now())) ?? ('2026-01-01' as CalendarDay);
  }
}
