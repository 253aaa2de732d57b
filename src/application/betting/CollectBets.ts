import type { Bet } from '@/domain/betting/Bet';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BetId } from '@/domain/shared/ids';
import type { Cancellation } from '../ports/device/Cancellation';
import type { Clock } from '../ports/device/Clock';
import type { BetsGateway } from '../ports/gateways/BetsGateway';
import type { SessionView } from '../ports/state/SessionState';
import { betsQueryOf } from './betsQueryOf';

const PAGE_SIZE = 100;
/** 10 000 bets: what a spreadsheet and a phone still take without complaint (F19). */
const MOST_PAGES = 100;

export interface CollectedBets {
  readonly bets: readonly Bet[];
  /** False when there are more than are ever collected. */
  readonly whole: boolean;
}

/** All bets of a filter, for a file: page after page, never a part that passes for the whole. */
export class CollectBets {
  constructor(
    private readonly bets: Pick<BetsGateway, 'list'>,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async execute(
    filter: Pick<BetsFilter, 'tab' | 'segment' | 'days'>,
    cancellation?: Cancellation,
  ): Promise<Result<CollectedBets, Message>> {
    const { epoch } = this.session;
    const query = betsQueryOf(filter, this.clock.now());
    // A bet that is placed meanwhile pushes the others one on: a bet that comes twice is kept once.
    const found = new Map<BetId, Bet>();
    for (let page = 0; page < MOST_PAGES; page++) {
      const reply = await this.bets.list(
        { skip: page * PAGE_SIZE, pageSize: PAGE_SIZE, ...query },
        cancellation,
      );
      if (this.session.epoch !== epoch || cancellation?.cancelled === true) return fail(say('bets.failed'));
      if (!reply.ok) return fail(describeFailure(reply.error, 'bets.failed'));
      for (const bet of reply.value.bets) found.set(bet.id, bet);
      if (reply.value.bets.length === 0 || (page + 1) * PAGE_SIZE >= reply.value.count)
        return ok({ bets: [...found.values()], whole: true });
    }
    return ok({ bets: [...found.values()], whole: false });
  }
}
