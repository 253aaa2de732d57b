import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { CashierParts, CashierPorts } from '../CashierParts';
import type { KycApp } from '../KycApp';
import { SubmitOnce } from '../../shared/SubmitOnce';
import { checkKycForm, kycForm, submitKyc } from './kycForm';
import { KycDrafts } from './KycDrafts';
import { LoadKyc, watchKyc } from './LoadKyc';

/** The identity check. */
export function openKyc(ports: CashierPorts, { memory, follow, late }: CashierParts): KycApp {
  const { kycGateway: gateway, kyc: state, session } = ports;
  const submission = ports.newSubmission<KycDocument>();
  const drafts = new KycDrafts(ports);
  const load = new LoadKyc(gateway, state, session);
  const taken = (document: KycDocument): void => {
    drafts.remove();
    load.received(document);
  };
  const once = new SubmitOnce(kycForm(gateway, taken), submission, memory, ports);
  late.join({
    opened: () => void once.resume(),
    closed: () => {
      once.closed();
      drafts.remove();
      state.forgotten();
    },
  });
  const check = checkKycForm(ports);
  return {
    view: state,
    submission,
    watch: watchKyc(load, state, once, follow),
    reload: () => load.load(),
    check,
    submit: submitKyc(check, async (order) => {
      await once.submit(order);
      // Another window may have sent one: then that is what there is to see.
      const { submission: sent } = submission;
      if (sent.state === 'rejected' && sent.code === 'ALREADY_PENDING') await load.load();
    }),
    acknowledge: () => once.acknowledge(),
    drafts,
  };
}
