import { cleanText } from '@/domain/shared/cleanText';
import { say } from '@/domain/shared/Message';
import type { BrandGateway } from '../ports/gateways/BrandGateway';
import type { BrandState } from '../ports/state/BrandState';
import { SingleFlight } from '../shared/SingleFlight';
import type { Notify } from './Notify';

/** In characters as a reader counts them. */
const MAX_CONTENT = 500;

/** The marquee's texts; a failure is told once and keeps what is there. BRAND-03, HDR-06. */
export class LoadAnnouncements {
  readonly #flight = new SingleFlight<void>();

  constructor(
    private readonly gateway: Pick<BrandGateway, 'announcements'>,
    private readonly brand: Pick<BrandState, 'announcementsReplaced'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  execute(): Promise<void> {
    return this.#flight.run(() => this.#load());
  }

  async #load(): Promise<void> {
    const answer = await this.gateway.announcements();
    if (!answer.ok) {
      if (answer.error.kind !== 'aborted') this.notify.execute(say('notice.announcementsFailed'), 'error');
      return;
    }
    const texts = answer.value.map(({ content }) => cleanText(content, MAX_CONTENT));
    this.brand.announcementsReplaced(texts.filter((text) => text !== '').map((content) => ({ content })));
  }
}
