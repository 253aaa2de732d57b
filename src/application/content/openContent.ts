import { pageLanguage } from '@/domain/content/pageLanguage';
import { describeFailure } from '@/domain/shared/describeFailure';
import { fail, ok } from '@/domain/shared/Result';
import type { AppConfig } from '../ports/device/AppConfig';
import type { ContentGateway } from '../ports/gateways/ContentGateway';
import type { ContentApp } from './ContentApp';

/** What the operator has written for its players. */
export function openContent(config: Pick<AppConfig, 'brand'>, gateway: ContentGateway): ContentApp {
  return {
    /** In the reader's language, else in one that there is. A text that is there but cannot be read is never replaced by ours: it binds. */
    legalText: async (page, wanted) => {
      const language = pageLanguage(config.brand?.pages?.[page] ?? [], wanted);
      if (language === null) return ok(null);
      const read = await gateway.legalText(page, language);
      return read.ok
        ? ok({ text: read.value, language })
        : fail(describeFailure(read.error, 'wire.unexpectedReply'));
    },
  };
}
