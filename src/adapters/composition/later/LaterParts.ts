import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import type { HttpClient } from '../../http/HttpClient';

/** What the adapters of a feature need that comes later. */
export interface LaterParts {
  readonly http: HttpClient;
  readonly tools: SandboxTools | null;
}
