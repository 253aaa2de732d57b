import type { ContentApp } from '@/application/content/ContentApp';
import { loadLegalText } from '@/application/content/loadLegalText';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { Logger } from '@/application/ports/device/Logger';
import { SiteContentGateway } from '../../http/content/SiteContentGateway';

/** What the operator has written for its players. */
export function openContent(config: AppConfig, logger: Logger): ContentApp {
  return {
    legalText: loadLegalText(config, new SiteContentGateway((url, init) => fetch(url, init), logger)),
  };
}
