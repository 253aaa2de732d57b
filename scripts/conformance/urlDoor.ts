import { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
import { wireBackend } from '@/adapters/composition/wire/wireBackend';
import type { Configuration } from '@/adapters/config/Configuration';
import { axiosTransport } from '@/adapters/http/axiosTransport';
import { openSocket } from '@/adapters/realtime/openSocket';
import type { ConformanceOptions } from './ConformanceOptions';
import { commonParts, powersOf, WITHOUT, type Door } from './Door';
import { rawAsk } from './rawAsk';
import { TrafficLog } from './TrafficLog';

/** A backend by its address, asked for all that the contract knows, whatever its config.json says that it can do. */
export async function urlDoor(
  configuration: Configuration,
  options: ConformanceOptions,
  servedAt: string | null,
): Promise<Door> {
  const { hosts, app: _app, ...settings } = configuration;
  const traffic = new TrafficLog();
  const origin = options.origin ?? servedAt;
  const common = await commonParts(configuration, options, traffic);
  const tokenHeaders = { api: settings.authHeader.name, sports: settings.sportsAuthHeader.name };
  const powers = powersOf(options, {
    ...{ seesTraffic: true, asksRaw: true, knowsOrigin: origin !== null, injectsFaults: options.write },
  });
  return {
    traffic,
    open: () => ({
      ...common,
      ...{ powers, without: WITHOUT, traffic, faults: traffic, tokenHeaders },
      ask: traffic.ask(rawAsk(hosts)),
      backend: wireBackend({
        settings: { hosts, ...settings },
        transport: traffic.transport(axiosTransport()),
        openSocket: traffic.socket(openSocket),
        calls: EAGER_WIRE,
      }),
      ...(origin === null ? {} : { origin }),
    }),
  };
}
