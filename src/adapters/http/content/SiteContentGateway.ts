import type { Logger } from '@/application/ports/device/Logger';
import type { ContentGateway } from '@/application/ports/gateways/ContentGateway';
import type { LegalPageName, LegalText } from '@/domain/content/LegalText';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { decode } from '../../wire/decode';
import { legalTextWire } from './legalTextWire';

interface FileRequest {
  readonly cache: 'no-cache';
  readonly credentials: 'same-origin';
  readonly signal: AbortSignal;
}
type Fetch = (url: string, init: FileRequest) => Promise<Response>;

/** A text is small; a connection that takes longer has gone. */
const LIMIT_MS = 20_000;

/** Texts that lie beside the build, like `config.json`: of the page's own host, whatever the backend is. */
export class SiteContentGateway implements ContentGateway {
  constructor(
    private readonly fetchFile: Fetch,
    private readonly logger: Logger,
  ) {}

  async legalText(page: LegalPageName, language: string): Promise<Result<LegalText, Failure>> {
    const where = `/brand/pages/${page}.${encodeURIComponent(language)}.json`;
    try {
      const reply = await this.fetchFile(where, {
        cache: 'no-cache',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (reply.status >= 500) return fail({ kind: 'server', sent: true });
      const text = reply.ok
        ? decode(legalTextWire, JSON.parse(await reply.text()), where, this.logger)
        : null;
      return text === null ? fail({ kind: 'unexpected', sent: true }) : ok(text);
    } catch (error) {
      return fail({ kind: kindOf(error), sent: true });
    }
  }
}

function kindOf(error: unknown): 'unexpected' | 'timedOut' | 'offline' {
  if (error instanceof SyntaxError) return 'unexpected';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timedOut' : 'offline';
}
