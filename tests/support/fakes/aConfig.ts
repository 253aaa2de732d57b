import { forEachCapability } from '@/application/ports/device/Capabilities';
import type { AppConfig } from '@/application/ports/device/AppConfig';

export const CONFIG: AppConfig = {
  backend: 'sandbox',
  publicPath: '/',
  protectedPath: '/home',
  ezugiHref: '/casino/ezugi',
  evolutionHref: '/casino/evolution',
  gameHosts: [],
  gatewayHosts: [],
  tvHosts: [],
  assetHosts: [],
  capabilities: forEachCapability(
    (name) => !['autoCashOut', 'cashOut', 'playSafe', 'score', 'webPush'].includes(name),
  ),
  features: { sportsbookFrame: false, sportsbookTest: false },
  jurisdiction: { minAge: 18, currency: 'INR', realMoney: false },
  withdrawVariant: 'hub',
  otpLength: 6,
  locales: ['en'],
};
