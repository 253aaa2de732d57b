import type { Container } from 'inversify';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import { WatchRewards } from '@/application/rewards/WatchRewards';
import type { RewardsApp } from '@/application/rewards/RewardsApp';
import type { HttpClient } from '../../http/HttpClient';
import { getFrom } from '../getFrom';
import { PORT } from '../tokens';
import { bonusPart } from './bonusPart';
import { referralPart } from './referralPart';

/** What the parts of the rewards need besides the container's ports. */
export interface RewardsParts {
  readonly http: HttpClient;
  readonly configuration: AppConfig;
}

/** Joins bonuses and referrals to the container of the whole app. Called once. */
export function openRewards(container: Container, parts: RewardsParts): RewardsApp {
  const get = getFrom(container);
  const watch = new WatchRewards(get(PORT.playerFeed), get(PORT.pageLife), get(PORT.scheduler));
  return { bonus: bonusPart(container, parts, watch), referral: referralPart(container, parts, watch) };
}
