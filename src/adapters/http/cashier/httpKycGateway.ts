import type { KycGateway } from '@/application/ports/gateways/KycGateway';
import { CASHIER_ENDPOINTS } from './cashierEndpoints';
import type { HttpClient } from '../HttpClient';
import { underKey } from '../underKey';
import { decodeKycDocument, decodeKycSheet, kycForm } from './kycWire';

export function httpKycGateway(http: HttpClient): KycGateway {
  return {
    sheet: () => http.send({ endpoint: CASHIER_ENDPOINTS.kyc }, decodeKycSheet),
    submit: (order, key) =>
      http.send({ endpoint: CASHIER_ENDPOINTS.submitKyc, body: kycForm(order, key) }, decodeKycDocument),
    byKey: (key) =>
      underKey(http, { endpoint: CASHIER_ENDPOINTS.kycByKey, query: { key } }, decodeKycDocument),
  };
}
