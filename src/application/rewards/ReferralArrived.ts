import { readReferralCode } from '@/domain/session/readReferralCode';
import type { CookieWriter } from '../ports/device/CookieWriter';
import type { ReferralGateway } from '../ports/gateways/ReferralGateway';
import type { OfferReferralCode } from '../session/OfferReferralCode';

const COOKIE_SECONDS = 30 * 86_400;

/**
 * Somebody came by a friend's link: the code is offered to the sign-up at once, and kept in the cookie `refferal` for who signs up later
 * (AUTH-18). Anything malformed is ignored (X20).
 */
export class ReferralArrived {
  constructor(
    private readonly offer: Pick<OfferReferralCode, 'execute'>,
    private readonly cookies: CookieWriter,
    private readonly referrals: Pick<ReferralGateway, 'visited'>,
  ) {}

  execute(raw: unknown): string | null {
    const code = readReferralCode(raw);
    if (code === null) return null;
    this.offer.execute(code);
    this.cookies.write('refferal', JSON.stringify({ code }), COOKIE_SECONDS);
    void this.referrals.visited(code);
    return code;
  }
}
