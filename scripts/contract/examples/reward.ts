import { at, type Scene } from './Scene';
import type { offers } from './bet';

/** A bonus from its claim to the coins of a part, and given up. */
export function earn(scene: Scene, offer: ReturnType<typeof offers>[number]): void {
  const { ask, key, engine, pass } = scene;
  const { marketId, runnerId, odds, version } = offer;
  ask('bonusClaims', { query: { state: 'available', skip: '0', pagesize: '10' } });
  const claim = { offerId: 'welcome', key: key() };
  const claimId: string = at(ask('claimBonus', { body: claim }), 'claim', 'id');
  ask('claimBonus', { body: { ...claim, key: key() } });
  ask('bonusByKey', { parameters: { key: claim.key } });
  ask('bonusByKey', { parameters: { key: key() } });
  ask('claimBonusPart', { body: { claimId, part: 1 } });
  const order = {
    marketId,
    runnerId,
    side: 'back',
    odds,
    stake: 1_000,
    marketVersion: version,
    acceptOdds: 'any',
  };
  ask('placeBet', { body: { key: key(), ...order } });
  engine.market(marketId, { action: 'settle', runnerId });
  pass(5_000);
  ask('bonusParts', { query: { claimid: claimId } });
  ask('claimBonusPart', { body: { claimId, part: 1 } });
  ask('bonusClaims', { query: { state: 'active', skip: '0', pagesize: '10' } });
  ask('cancelBonus', { body: { claimId } });
  ask('cancelBonus', { body: { claimId } });
  ask('bonusClaims', { query: { state: 'history', skip: '0', pagesize: '10' } });
  ask('bonusStats');
  ask('bonusParts', { query: { claimid: 'BN0' } });
}

/** What a code brought, after a friend came by it. */
export function refer({ ask }: Scene): void {
  ask('referralStats');
  ask('referralChildren', { query: { skip: '0', pagesize: '10' } });
  ask('referralSources');
  ask('referralCode');
}
