import { inventFrom } from '@tests/support/mothers/inventFrom';
import { CONTRACT } from './endpoints/contract';
import { EVENTS } from './events';
import { record } from './examples/record';

const PEOPLE = 25;

/** True requests and replies for every call, true payloads for every event, and people to fill a staging with: by path, the same for the same seed. */
export function fixtures(seed: number): ReadonlyMap<string, string> {
  const { exchanges, events } = record(seed);
  const files = new Map<string, string>();
  const add = (path: string, value: unknown): void =>
    void files.set(path, `${JSON.stringify(value, null, 2)}\n`);
  for (const { name, endpoint } of CONTRACT) {
    const own = exchanges.filter(({ call }) => call === name);
    own.forEach(({ method, path, query, body, status, reply }, place) => {
      const code = typeof reply['code'] === 'string' ? `.${reply['code']}` : '';
      const request = { host: endpoint.host, method, path, query, ...(body === undefined ? {} : { body }) };
      add(`calls/${name}/${numbered(place)}.${status}${code}.json`, { request, status, reply });
    });
  }
  for (const { event, way } of EVENTS) {
    const own = events.filter((each) => each.event === event).slice(0, MAX_EVENTS);
    own.forEach(({ payload, answer }, place) => {
      const said = { event, way, ...(payload === undefined ? {} : { payload }) };
      add(
        `events/${event.replaceAll(':', '.')}/${numbered(place)}.json`,
        answer === undefined ? said : { ...said, answer },
      );
    });
  }
  add('people.json', people(seed));
  add('index.json', { seed, files: [...files.keys()] });
  return files;
}

/** Of prices there are hundreds in a minute. */
const MAX_EVENTS = 20;

const numbered = (place: number): string => String(place + 1).padStart(2, '0');

function people(seed: number) {
  const invented = inventFrom(seed, 'people');
  return Array.from({ length: PEOPLE }, () => ({
    ...invented.person(),
    mobile: invented.nationalMobile(),
    address: invented.address(),
    ...{ upiId: invented.upiId(), accountNumber: invented.accountNumber(), ifsc: invented.ifsc() },
    ...{ pan: invented.pan(), passport: invented.passport(), utr: invented.utr() },
  }));
}
