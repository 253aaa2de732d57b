import type { ProfileGateway } from '@/application/ports/gateways/ProfileGateway';
import { done } from '../done';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';

export function httpProfileGateway(http: HttpClient): ProfileGateway {
  return {
    /** assumed: the names of the two values. */
    updatePassword: (currentPassword, newPassword) =>
      done(http, { endpoint: ENDPOINTS.updatePassword, body: { currentPassword, newPassword } }),
  };
}
