import type { Scene } from './Scene';

/** A public key, and a browser's of RFC 8291. */
const SERVER_KEY = 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM';
const BROWSER = {
  endpoint: 'https://push.example.net/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** A browser asks to be told while its page is closed. */
export function hearAway({ ask, engine }: Scene): void {
  ask('pushKey');
  const { matches } = ask('matches', { query: { inplay: 'true' } }) as {
    matches: readonly { id: string; matchOdds: { id: string; runners: readonly { id: string }[] } }[];
  };
  const [match] = matches;
  const price = {
    ...{ kind: 'price', refMatchId: match?.id, marketId: match?.matchOdds.id },
    ...{ runnerId: match?.matchOdds.runners[0]?.id, selectionType: 'back', odds: 2.5 },
  };
  const rules = [
    { id: 'at 2.50', ...price },
    { id: 'each wicket', kind: 'score', refMatchId: match?.id },
  ];
  const settings = { rules, off: ['end'], quiet: { from: 23, to: 7 }, language: 'en' };
  ask('pushSubscribe', { body: { ...BROWSER, ...settings } });
  engine.pushBy(SERVER_KEY);
  ask('pushKey');
  ask('pushSubscribe', { body: { ...BROWSER, ...settings, endpoint: 'https://127.0.0.1/send' } });
  ask('pushSubscribe', { body: { ...BROWSER, ...settings } });
  ask('pushUnsubscribe', { body: { endpoint: BROWSER.endpoint } });
}
