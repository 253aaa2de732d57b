import type { Container } from 'inversify';
import { CheckKyc } from '@/application/cashier/kyc/CheckKyc';
import { kycForm } from '@/application/cashier/kyc/kycForm';
import { KycDrafts } from '@/application/cashier/kyc/KycDrafts';
import { LoadKyc } from '@/application/cashier/kyc/LoadKyc';
import { SubmitKyc } from '@/application/cashier/kyc/SubmitKyc';
import { WatchKyc } from '@/application/cashier/kyc/WatchKyc';
import type { KycApp } from '@/application/cashier/KycApp';
import { SubmissionMemory } from '@/application/cashier/SubmissionMemory';
import { SubmitOnce } from '@/application/cashier/SubmitOnce';
import { LateParticipants } from '@/application/session/LateParticipants';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import { HttpKycGateway } from '../../http/cashier/HttpKycGateway';
import { KycStore } from '../../stores/KycStore';
import { SubmissionStore } from '../../stores/SubmissionStore';
import { getFrom } from '../getFrom';
import { PORT } from '../tokens';
import type { JoinedParts } from './openCashier';

/** Builds what belongs to the identity check and gives its door. */
export function kycPart(container: Container, { http, configuration, follow }: JoinedParts): KycApp {
  const get = getFrom(container);
  const session = get(PORT.session);
  const clock = get(PORT.clock);
  const scheduler = get(PORT.scheduler);

  const gateway = new HttpKycGateway(http, get(PORT.logger));
  const state = new KycStore();
  const submission = new SubmissionStore<KycDocument>();
  const drafts = new KycDrafts(get(PORT.sessionStore), session);
  const load = new LoadKyc(gateway, state, session);
  const taken = (document: KycDocument): void => {
    drafts.remove();
    load.told(document);
  };
  const once = new SubmitOnce(
    kycForm(gateway, taken),
    submission,
    get(SubmissionMemory),
    session,
    get(PORT.ids),
    clock,
    scheduler,
  );
  get(LateParticipants).join({
    opened: () => void once.resume(),
    closed: () => {
      once.stop();
      drafts.remove();
      state.forgotten();
    },
  });

  const check = new CheckKyc(state, clock, configuration);
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
