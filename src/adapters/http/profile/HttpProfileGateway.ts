import type { ProfileGateway } from '@/application/ports/gateways/ProfileGateway';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import { done } from '../done';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';

export class HttpProfileGateway implements ProfileGateway {
  constructor(private readonly http: HttpClient) {}

  /** assumed: the names of the two values. */
  updatePassword(current: string, next: string): Promise<Result<void, Failure>> {
    return done(this.http, {
      endpoint: ENDPOINTS.updatePassword,
      body: { currentPassword: current, newPassword: next },
    });
  }
}
