import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { Message } from '@/domain/shared/Message';
import type { KycSheet } from '../gateways/KycGateway';
import type { Loadable } from './MatchesState';

export interface KycView {
  readonly sheet: Loadable<KycSheet>;
}

export interface KycState extends KycView {
  sheetArrived(sheet: KycSheet): void;
  /** Keeps a sheet that is shown already. */
  sheetFailed(message: Message): void;
  documentReceived(document: KycDocument): void;
  forgotten(): void;
}
