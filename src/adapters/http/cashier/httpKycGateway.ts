import type { KycGateway } from '@/application/ports/gateways/KycGateway';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { underKey } from '../underKey';
import { decodeKycDocument, decodeKycSheet, kycForm } from './kycWire';

export function httpKycGateway(http: HttpClient): KycGateway {
  return {
    sheet: () => http.send({ endpoint: ENDPOINTS.kyc }, decodeKycSheet),
    submit: (order, key) =>
      http.send({ endpoint: ENDPOINTS.submitKyc, body: kycForm(order, key) }, decodeKycDocument),
    byKey: (key) => underKey(http, { endpoint: ENDPOINTS.kycByKey, query: { key } }, decodeKycDocument),
  };
}
