import { ENDPOINTS, type Endpoint } from './endpoints';

const { announcements, appDetails, banners, matches } = ENDPOINTS;

const question = ({ host, path }: Endpoint, query = ''): string => `${host}:${path}${query}`;

/** What public/early.js asks for before the app has come: the build writes it to its element in index.html. */
export const FIRST_QUESTIONS = {
  everywhere: [announcements, appDetails, banners].map((endpoint) => question(endpoint)),
  landing: [question(matches, '?inplay=true')],
};
