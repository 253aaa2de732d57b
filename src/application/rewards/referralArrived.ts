import { readReferralCode } from '@/domain/session/readReferralCode';
import type { LaterPorts } from '../ports/LaterPorts';
import type { OfferReferralCode } from '../session/offerReferralCode';

const COOKIE_SECONDS = 30 * 86_400;

/**
 * Somebody came by a friend's link: the code is offered to the sign-up at once, and kept in the cookie `refferal` for who signs up later
 * (AUTH-18). Anything malformed is ignored (X20).
 */
export function referralArrived(
  ports: Pick<LaterPorts, 'cookieWriter' | 'referralGateway'>,
  offer: OfferReferralCode,
) {
  return (raw: unknown): string | null => {
    const code = readReferralCode(raw);
    if (code === null) return null;
    offer(code);
    ports.cookieWriter.write('refferal', JSON.stringify({ code }), COOKIE_SECONDS);
    void ports.referralGateway.visited(code);
    return code;
  };
}
