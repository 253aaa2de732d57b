import type { LinkConnection, LinkPeer, SandboxLink } from '../doors/SandboxLink';
import { FaultyPeer } from './FaultyPeer';
import type { FaultPlan } from './FaultPlan';
import { ACK_FAULTS } from './RealtimeFault';

const nowhere: LinkConnection = { receive: () => undefined, close: () => undefined };

/** The same link with the plan's realtime faults on it. HTTP faults are not played here: their effects differ by medium. */
export function faultyLink(link: SandboxLink, plan: FaultPlan): SandboxLink {
  return {
    request: (request) => link.request(request),
    open: (token, peer, language) => {
      const refusal = plan.takeRefusal();
      if (refusal !== null) {
        peer.refused({ message: refusal, data: { type: 'SessionError' } });
        return nowhere;
      }
      return openFaulty((faulty) => link.open(token, faulty, language), peer, plan);
    },
  };
}

function openFaulty(
  open: (peer: LinkPeer) => LinkConnection,
  peer: LinkPeer,
  plan: FaultPlan,
): LinkConnection {
  let detach = (): unknown => undefined;
  const faulty = new FaultyPeer(peer, plan, () => detach());
  const inner = open(faulty);
  const close = (): void => {
    faulty.end();
    inner.close();
  };
  if (!faulty.ended) {
    detach = plan.attach({
      push: (event, payload) => peer.send(event, payload),
      kick: (reason) => {
        close();
        peer.dropped(reason);
      },
      freeze: () => {
        faulty.frozen = true;
        peer.froze?.();
      },
    });
  }
  return {
    receive: (event, args, acknowledge) => {
      if (faulty.frozen) return;
      const fault = plan.takeRealtime(event, ACK_FAULTS);
      inner.receive(event, args, (value) => {
        if (fault?.kind === 'loseAck') return;
        if (fault?.kind === 'delayAck') setTimeout(() => !faulty.ended && acknowledge(value), fault.ms);
        else if (!faulty.frozen) acknowledge(value);
      });
    },
    close,
  };
}
