import { good, on, reply } from './changing';
import type { FaultRow } from './serverFaults';

/** What is wrong with the line itself, and with sessions. */
export const lineFaults: readonly FaultRow[] = [
  {
    fault: '200 with a page of HTML',
    named: 'every reply is JSON in the envelope',
    says: /no JSON object/,
    begin: () =>
      reply('GET /getBanners', (answer) => ({ ...answer, body: '<!doctype html><h1>Welcome</h1>' })),
  },
  {
    fault: 'a refusal that says error: false',
    named: 'every reply is JSON in the envelope',
    says: /"error" is false beside no data/,
    begin: () =>
      reply('GET /getBanners', (answer) => ({
        ...answer,
        body: { error: false, data: null, message: 'Something went wrong' },
      })),
  },
  {
    fault: 'an error flag that is a word',
    named: 'every reply is JSON in the envelope',
    says: /neither true nor false/,
    begin: () =>
      reply('GET /getBanners', (answer) => ({ ...answer, body: { error: 'false', data: {}, message: '' } })),
  },
  {
    fault: 'a reply that never comes',
    named: 'a visit of a page is taken',
    says: /timedOut/,
    begin: () => on('POST /page/visit', async () => 'hang'),
  },
  {
    fault: 'CORS for another origin',
    named: 'a page of the app may ask every host',
    says: /does not allow https:/,
    begin: () => withHeader('access-control-allow-origin', 'https://other.example.com'),
  },
  {
    fault: 'CORS that forgets the header of the token',
    named: 'a page of the app may ask every host',
    says: /does not allow the headers token/,
    begin: () => withHeader('access-control-allow-headers', 'Authorization, Content-Type'),
  },
  {
    fault: 'CORS with a star for all headers, which holds for all but Authorization',
    named: 'a page of the app may ask every host',
    says: /does not allow the headers authorization/,
    begin: () => withHeader('access-control-allow-headers', '*'),
  },
  {
    fault: 'CORS for a header whose name only ends like that of the token',
    named: 'a page of the app may ask every host',
    says: /does not allow the headers token/,
    begin: () => withHeader('access-control-allow-headers', 'Authorization, X-Access-Token, Content-Type'),
  },
  {
    fault: 'CORS that a proxy adds a second time',
    named: 'a page of the app may ask every host',
    says: /does not allow https:/,
    begin: () =>
      withHeader('access-control-allow-origin', 'https://play.example.com, https://play.example.com'),
  },
  {
    fault: 'no CORS at the lobby',
    named: 'a page of the app may ask every host',
    says: /OPTIONS \/lobby does not allow https:/,
    begin: () => reply('OPTIONS /lobby', (answer) => ({ ...answer, headers: {} })),
  },
  {
    fault: 'no CORS on what does not exist',
    named: 'a call that does not exist is answered',
    says: /takes 404 for a broken line/,
    begin: () => reply('GET /no-such-call', (answer) => ({ ...answer, headers: {} })),
  },
  {
    fault: 'a wrong password that is answered with error: false and a message',
    named: 'a wrong password is refused',
    says: /failed as unexpected/,
    begin: () =>
      reply('POST /login', (answer, { path }) =>
        path === '/login'
          ? { ...answer, status: 200, body: { error: false, data: null, message: 'Wrong password' } }
          : answer,
      ),
  },
  {
    fault: 'a token that is worth something after the log-out',
    named: 'a log-out is accepted, and its token',
    says: /should have been refused/,
    begin: () => on('GET /signout', async () => good({})),
  },
  {
    fault: 'an invented token that is refused in other words',
    named: 'a token that was never given is refused',
    says: /not as 401 'Unauthorized action\.'/,
    begin: () =>
      reply('GET /bet/exposure', (answer) => ({
        ...answer,
        body: { error: true, data: null, message: 'Please log in' },
      })),
  },
  {
    fault: 'a socket that lets everybody in',
    named: 'a connection with a token that was never given',
    says: /it is connected/,
    begin: () => ({ token: () => '' }),
  },
];

function withHeader(name: string, value: string) {
  return reply('', (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } }));
}
