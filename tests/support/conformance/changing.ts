import type { Forward, ProxiedReply, ProxiedRequest, ServerFault } from './ServerFault';

/** JSON as a fault looks at it: whatever is not there is undefined. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;

/** The data of one call becomes something else. */
export function data(call: string, change: (data: Loose, request: ProxiedRequest) => unknown): ServerFault {
  return reply(call, (answer, request) => {
    const body = answer.body as Loose;
    return body?.error === false
      ? { ...answer, body: { ...body, data: change(body.data, request) } }
      : answer;
  });
}

/** The whole reply to one call becomes something else. */
export function reply(
  call: string,
  change: (answer: ProxiedReply, request: ProxiedRequest) => ProxiedReply,
): ServerFault {
  return on(call, async (request, forward) => change(await forward(request), request));
}

/** One call does something else. */
export function on(
  call: string,
  act: (request: ProxiedRequest, forward: Forward) => Promise<ProxiedReply | 'hang'>,
): ServerFault {
  return {
    http: (request, forward) =>
      `${request.method} ${request.path}`.startsWith(call) ? act(request, forward) : forward(request),
  };
}

export const good = (value: unknown, like: ProxiedReply | null = null): ProxiedReply => ({
  status: 200,
  headers: like?.headers ?? { 'content-type': 'application/json' },
  body: { error: false, data: value, message: '' },
});
