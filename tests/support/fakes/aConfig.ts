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
  capabilities: {
    betKeys: true,
    marketStream: true,
    betPlacement: true,
    cashOut: false,
    playSafe: false,
    casinoCatalogue: true,
    score: false,
  },
  features: { sportsbookFrame: false, sportsbookTest: false },
  jurisdiction: { minAge: 18, currency: 'INR', realMoney: false },
  withdrawVariant: 'hub',
  otpLength: 6,
  locales: ['en'],
};
