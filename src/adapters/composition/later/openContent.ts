import type { ContentApp } from '@/application/content/ContentApp';
import { loadLegalText } from '@/application/content/loadLegalText';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { ContentGateway } from '@/application/ports/gateways/ContentGateway';

/** What the operator has written for its players. */
export function openContent(config: AppConfig, gateway: ContentGateway): ContentApp {
  return { legalText: loadLegalText(config, gateway) };
}
