import { cleanText } from '@/domain/shared/cleanText';
import { say } from '@/domain/shared/Message';
import type { BrandGateway } from '../ports/gateways/BrandGateway';
import type { BrandState } from '../ports/state/BrandState';
import { SingleFlight } from '../shared/SingleFlight';
import type { Notify } from '../notices/Notify';

/** In characters as a reader counts them. */
const MAX_CONTENT = 500;

/** The marquee's texts; a failure is said once and keeps what is there. BRAND-03, HDR-06. */
export function loadAnnouncements(
  gateway: Pick<BrandGateway, 'announcements'>,
  brand: Pick<BrandState, 'announcements' | 'announcementsReplaced'>,
  notify: Notify,
) {
  const flight = new SingleFlight<void>();

  return (): Promise<void> => flight.run(() => load());

  async function load(): Promise<void> {
    const answer = await gateway.announcements();
    if (!answer.ok) {
      if (answer.error.kind !== 'aborted') notify(say('notice.announcementsFailed'), 'error');
      if (brand.announcements === null) brand.announcementsReplaced([]);
      return;
    }
    brand.announcementsReplaced(
      answer.value
        .map(({ id, content }) => ({ id, content: cleanText(content, MAX_CONTENT) }))
        .filter(({ content }) => content !== ''),
    );
  }
}
