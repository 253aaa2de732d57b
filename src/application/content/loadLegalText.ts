import { pageLanguage } from '@/domain/content/pageLanguage';
import type { LegalPageName } from '@/domain/content/LegalText';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AppConfig } from '../ports/device/AppConfig';
import type { ContentGateway } from '../ports/gateways/ContentGateway';
import type { OwnText } from './ContentApp';

/** The operator's text of a page in the reader's language, else in one that there is. A text that is there but cannot be read is never replaced by ours: it binds. */
export function loadLegalText(config: Pick<AppConfig, 'brand'>, content: ContentGateway) {
  return async (page: LegalPageName, wanted: string): Promise<Result<OwnText | null, Message>> => {
    const language = pageLanguage(config.brand?.pages?.[page] ?? [], wanted);
    if (language === null) return ok(null);
    const read = await content.legalText(page, language);
    return read.ok
      ? ok({ text: read.value, language })
      : fail(describeFailure(read.error, 'wire.unexpectedReply'));
  };
}
