import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { KycGateway, KycOrder } from '../../ports/gateways/KycGateway';
import type { SubmitParts } from '../../shared/SubmitOnce';

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
