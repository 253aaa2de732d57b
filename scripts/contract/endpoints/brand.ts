import { announcementsReply, appDetailsReply, bannersReply, nothing } from '../models/account';
import { gamesReply, launchReply } from '../models/casino';
import { fields, maybe, text } from '../models/withFields';
import type { Contracted } from './Contracted';

const open = { of: 'specified', section: '2', visitors: true, failures: [] } as const;

export const BRAND_CALLS = {
  appDetails: { ...open, summary: 'What the operator says of the brand.', reply: appDetailsReply },
  banners: { ...open, summary: 'Pictures of the front page.', reply: bannersReply },
  announcements: { ...open, summary: 'News of the operator.', reply: announcementsReply },
  pageVisit: {
    ...open,
    summary: 'Counts a visited page, by the pattern of its route.',
    body: fields({ page: text() }),
    reply: nothing(),
  },
  games: {
    of: 'assumed',
    section: '4.4',
    visitors: true,
    capability: 'casinoCatalogue',
    summary: 'The catalogue of games, by group.',
    reply: gamesReply,
    failures: [],
  },
  launchGame: {
    of: 'specified',
    section: '4.4',
    summary:
      'Opens a game: the address of its page. The body is the specification’s, the result and `lang` are assumed.',
    body: fields({ casino: text(), provider: text(), code: text(), homeUrl: text(), lang: maybe(text()) }),
    reply: launchReply,
    failures: ['404 GAME_NOT_OFFERED'],
  },
} as const satisfies Record<string, Contracted>;
