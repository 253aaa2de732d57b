import { EVENTS, type ContractedEvent } from '../events';
import type { Recording } from '../examples/Recorder';
import type { JsonSchema } from '../models/toWireSchema';
import { schemasFor, written } from './components';
import { shorten } from './shorten';

const DESCRIPTION = [
  'Both ways of the socket of the player app, as the app sees them, written by `npm run contract`. The reasons are in docs/wire.md.',
  'It is socket.io at `socketUrl`, path `/public/`, transports websocket and polling, `auth: {token, lang}` (`lang` assumed: what the reader has chosen; may be ignored); a visitor has an empty token and is only connected with the capability `marketStream`.',
  'A refused token arrives as `connect_error` with `err.data = {type: "SessionError"}` and the words of the server as its message.',
  'An answer is the acknowledgement of the event.',
].join('\n');

/** The events as AsyncAPI 3. */
export function asyncApi(recording: Recording) {
  const messages = Object.fromEntries(EVENTS.flatMap((event) => messagesOf(event, recording)));
  return {
    asyncapi: '3.0.0',
    info: {
      ...{ title: 'Backend of the player app, over the socket', version: '1.0.0', description: DESCRIPTION },
      license: { name: 'Proprietary' },
    },
    defaultContentType: 'application/json',
    servers: {
      socket: {
        host: '127.0.0.1:5055',
        pathname: '/public/',
        protocol: 'socket.io',
        description: '`socketUrl` of config.json.',
      },
    },
    channels: Object.fromEntries(EVENTS.map((event) => [nameOf(event), channelOf(event)])),
    operations: Object.fromEntries(EVENTS.map((event) => [nameOf(event), operationOf(event)])),
    components: { messages, schemas: schemasFor(messages) },
  };
}

/** `market:update` as the key of a document. */
const nameOf = ({ event }: ContractedEvent): string =>
  event.replaceAll(/[:_](\w)/g, (_, letter: string) => letter.toUpperCase());

function channelOf(event: ContractedEvent) {
  const name = nameOf(event);
  const names = event.answers === undefined ? [name] : [name, `${name}Answer`];
  return {
    address: event.event,
    messages: Object.fromEntries(names.map((each) => [each, { $ref: `#/components/messages/${each}` }])),
  };
}

function operationOf(event: ContractedEvent) {
  const { way, summary, of, section, capability, answers } = event;
  const name = nameOf(event);
  const channel = { $ref: `#/channels/${name}` };
  const reply = { channel, messages: [{ $ref: `#/channels/${name}/messages/${name}Answer` }] };
  return {
    action: way === 'out' ? 'send' : 'receive',
    channel,
    summary,
    description: `${of === 'specified' ? 'Specified' : 'Assumed'}; docs/wire.md ${section}.`,
    'x-contract': of,
    ...(capability === undefined ? {} : { 'x-capability': capability }),
    messages: [{ $ref: `#/channels/${name}/messages/${name}` }],
    ...(answers === undefined ? {} : { reply }),
  };
}

const NOTHING: JsonSchema = { type: 'null', description: 'Nothing.' };

function messagesOf(event: ContractedEvent, { events }: Recording) {
  const { payload, answers } = event;
  const name = nameOf(event);
  const seen = events.filter((each) => each.event === event.event);
  const message = {
    ...{ name: event.event, payload: payload === undefined ? NOTHING : written(payload, name) },
    ...examplesOf(payload === undefined ? [] : seen.map((each) => each.payload)),
  };
  if (answers === undefined) return [[name, message] as const];
  const schemas = answers.map((each) => written(each, `${name}.answer`));
  const answer = {
    ...{ name: `${event.event} answer`, payload: schemas.length === 1 ? schemas[0] : { oneOf: schemas } },
    ...examplesOf(seen.map((each) => each.answer)),
  };
  return [[name, message] as const, [`${name}Answer`, answer] as const];
}

/** The shortest of each shape that came. */
function examplesOf(payloads: readonly unknown[]) {
  const byShape = new Map<string, unknown>();
  for (const payload of payloads.filter((each) => typeof each === 'object' && each !== null)) {
    const shape = Object.keys(payload as object)
      .toSorted()
      .join();
    const known = byShape.get(shape);
    if (known === undefined || lengthOf(payload) < lengthOf(known)) byShape.set(shape, payload);
  }
  const examples = [...byShape.values()].slice(0, 3).map((payload) => ({ payload: shorten(payload) }));
  return examples.length === 0 ? {} : { examples };
}

const lengthOf = (value: unknown): number => JSON.stringify(value).length;
