import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { AskByKey } from '../shared/AskByKey';
import { AskEdit } from './AskEdit';
import { BetChanges } from './BetChanges';
import type { BettingApp } from './BettingApp';
import type { BetUpdates } from './BetUpdates';
import { CancelBet } from './CancelBet';
import { CashOutFigure } from './CashOutFigure';
import { CashOutFlow } from './CashOutFlow';
import { CloseCashOut } from './CloseCashOut';
import { ConfirmCashOut } from './ConfirmCashOut';
import { EditBet } from './EditBet';
import type { LoadOpenBets } from './LoadOpenBets';
import { RequestCashOut } from './RequestCashOut';
import { SentChanges } from './SentChanges';
import type { SlipChecks } from './SlipChecks';

type ChangesPorts = Pick<
  Ports,
  | 'betsGateway'
  | 'betting'
  | 'board'
  | 'matches'
  | 'session'
  | 'localStore'
  | 'ids'
  | 'clock'
  | 'scheduler'
  | 'config'
>;

interface ChangesShared {
  readonly notify: Pick<Notify, 'execute'>;
  readonly ask: AskByKey;
  readonly checks: SlipChecks;
  readonly updates: BetUpdates;
  readonly loadOpenBets: LoadOpenBets;
}

interface OpenedChanges {
  readonly app: Pick<
    BettingApp,
    'cancelBet' | 'editBet' | 'cashOutFigure' | 'requestCashOut' | 'confirmCashOut' | 'closeCashOut'
  >;
  readonly askEdit: AskEdit;
  readonly cashOuts: CashOutFlow;
}

/** What can be changed of a bet that stands: its odds and stake, the whole of it, and a market's profit taken early. */
export function openBetChanges(ports: ChangesPorts, shared: ChangesShared): OpenedChanges {
  const { betsGateway, betting, board, matches, session, localStore, ids, clock, scheduler, config } = ports;
  const { notify, ask, checks, updates, loadOpenBets } = shared;
  const changes = new BetChanges(betting);
  const sent = new SentChanges(localStore, session);
  const askEdit = new AskEdit(
    betsGateway,
    betting,
    changes,
    sent,
    updates,
    loadOpenBets,
    ask,
    clock,
    notify,
    config,
  );
  const cashOuts = new CashOutFlow(betsGateway, betting, sent, updates, ask, clock, scheduler, notify);
  return {
    app: {
      cancelBet: new CancelBet(
        betsGateway,
        betting,
        session,
        changes,
        updates,
        loadOpenBets,
        ask,
        clock,
        notify,
      ),
      editBet: new EditBet(
        betsGateway,
        betting,
        session,
        checks,
        changes,
        sent,
        askEdit,
        loadOpenBets,
        ids,
        clock,
        notify,
      ),
      cashOutFigure: new CashOutFigure(betting, board, matches, config),
      requestCashOut: new RequestCashOut(betsGateway, betting, session, cashOuts, clock, config),
      confirmCashOut: new ConfirmCashOut(betsGateway, betting, session, cashOuts, sent, ids, clock),
      closeCashOut: new CloseCashOut(cashOuts),
    },
    askEdit,
    cashOuts,
  };
}
