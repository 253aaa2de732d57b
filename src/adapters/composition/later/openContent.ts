import type { ContentApp } from '@/application/content/ContentApp';
import { LoadLegalText } from '@/application/content/LoadLegalText';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { Logger } from '@/application/ports/device/Logger';
import { SiteContentGateway } from '../../http/content/SiteContentGateway';

/** What the operator has written for its players. */
export function openContent(config: AppConfig, logger: Logger): ContentApp {
  return {
    legalText: new LoadLegalText(config, new SiteContentGateway((url, init) => fetch(url, init), logger)),
  };
}
