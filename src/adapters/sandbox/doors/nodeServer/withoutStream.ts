import type { SandboxLink } from '../SandboxLink';

/** The same backend with everything but a market stream: what is about markets means nothing to its sockets, and gets no answer. */
export function withoutStream(link: SandboxLink): SandboxLink {
  return {
    request: (request) => link.request(request),
    open: (...call) => {
      const connection = link.open(...call);
      return {
        receive: (event, args, acknowledge) => {
          if (!event.startsWith('market:')) connection.receive(event, args, acknowledge);
        },
        close: () => connection.close(),
      };
    },
  };
}
