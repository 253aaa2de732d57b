import type { LegalPageName, LegalText } from '@/domain/content/LegalText';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';

export interface ContentGateway {
  /** The operator's own text, as it lies beside the page. */
  legalText(page: LegalPageName, language: string): Promise<Result<LegalText, Failure>>;
}
