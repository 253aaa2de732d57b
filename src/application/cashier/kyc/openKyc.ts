import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { CashierParts, CashierPorts } from '../CashierParts';
import type { KycApp } from '../KycApp';
import { SubmitOnce } from '../../shared/SubmitOnce';
import { CheckKyc } from './CheckKyc';
import { KycDrafts } from './KycDrafts';
import { kycForm } from './kycForm';
import { LoadKyc } from './LoadKyc';
import { SubmitKyc } from './SubmitKyc';
import { WatchKyc } from './WatchKyc';

/** The identity check. */
export function openKyc(ports: CashierPorts, { memory, follow, late }: CashierParts): KycApp {
  const { kycGateway: gateway, kyc: state, session, sessionStore, ids, clock, scheduler, config } = ports;
  const submission = ports.newSubmission<KycDocument>();
  const drafts = new KycDrafts(sessionStore, session);
  const load = new LoadKyc(gateway, state, session);
  const taken = (document: KycDocument): void => {
    drafts.remove();
    load.told(document);
  };
  const once = new SubmitOnce(kycForm(gateway, taken), submission, memory, session, ids, clock, scheduler);
  late.join({
    opened: () => void once.resume(),
    closed: () => {
      once.stop();
      drafts.remove();
      state.forgotten();
    },
  });
  const check = new CheckKyc(state, clock, config);
  return {
    view: state,
    submission,
    watch: new WatchKyc(load, state, once, follow),
    reload: load,
    check,
    submit: new SubmitKyc(check, once),
    acknowledge: { execute: () => once.acknowledge() },
    drafts,
  };
}
