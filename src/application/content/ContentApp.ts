import type { LegalPageName, LegalText } from '@/domain/content/LegalText';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';

/** The operator's own text, and the language that it was found in. */
export interface OwnText {
  readonly text: LegalText;
  readonly language: string;
}

/** What an operator writes for its players. */
export interface ContentApp {
  /** Null: the operator has not written this page. */
  readonly legalText: (page: LegalPageName, language: string) => Promise<Result<OwnText | null, Message>>;
}
