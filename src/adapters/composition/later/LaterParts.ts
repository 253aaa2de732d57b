import type { HttpClient } from '../../http/HttpClient';
import type { WholeDevice } from '../WholeDevice';

/** What the adapters of a feature need that comes later. */
export interface LaterParts {
  readonly http: HttpClient;
  readonly device: Pick<WholeDevice, 'cashier' | 'rewards'>;
}
