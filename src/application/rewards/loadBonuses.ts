import type { BonusStats } from '@/domain/rewards/BonusStats';
import type { BonusTab } from '@/domain/rewards/BonusTab';
import { BONUSES_ON_PAGE } from '@/domain/rewards/pageSizes';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../ports/LaterPorts';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BonusPage } from '../ports/gateways/BonusGateway';
import { duringSession } from '../shared/duringSession';

export interface BonusesShown extends BonusPage {
  /** null: they did not come; the list stands without them. */
  readonly stats: BonusStats | null;
}

/** One page of /bonus. REWARD-01. */
export function loadBonuses(ports: Pick<AllPorts, 'bonusGateway' | 'session'>) {
  return async (
    tab: BonusTab,
    page: number,
    cancellation?: Cancellation,
  ): Promise<Result<BonusesShown, Message>> => {
    const shown = await duringSession(ports.session, () => ask(tab, page, cancellation));
    return shown.ok ? shown : fail(describeFailure(shown.error, 'bonus.failed'));
  };

  async function ask(
    tab: BonusTab,
    page: number,
    cancellation?: Cancellation,
  ): Promise<Result<BonusesShown, Failure>> {
    const query = { tab, skip: (page - 1) * BONUSES_ON_PAGE, pageSize: BONUSES_ON_PAGE };
    const [list, stats] = await Promise.all([
      ports.bonusGateway.list(query, cancellation),
      ports.bonusGateway.stats(cancellation),
    ]);
    if (!list.ok) return list;
    const bonuses = list.value.bonuses.filter(
      ({ status }) => (status === 'available') === (tab === 'available'),
    );
    return ok({ bonuses, count: list.value.count, stats: stats.ok ? stats.value : null });
  }
}
