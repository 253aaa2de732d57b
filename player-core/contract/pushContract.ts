import type { PushAddress } from '@/application/ports/device/PushDevice';
import type { PushGateway } from '@/application/ports/gateways/PushGateway';
import { NO_ALERTS, type Alerts } from '@/domain/alerts/Alerts';
import { matchId } from '@/domain/shared/ids';
import { answered, claim, notOffered, notTried, refused, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { offered } from './offered';
import type { ContractWorld, OpenBackend } from './openContractWorld';

const PUSH = 'docs/wire.md 4.12a';
/** The keys are those of RFC 8291; nobody listens at the address. */
const ADDRESS: PushAddress = {
  endpoint: 'https://push.example.net/send/contract',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const INSIDE = ['http://push.example.net/x', 'https://127.0.0.1/x', 'https://localhost/x', 'https://[::1]/x'];
const ALERTS: Alerts = {
  ...NO_ALERTS,
  rules: [{ kind: 'start', matchId: matchId('none-such'), matchName: '', sport: 'cricket', startsAt: 0 }],
  quiet: { from: 23, to: 7 },
};

/** What a browser is told while its page is closed: as far as it shows without one. */
export function pushContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('push messages', open, [
    {
      title: 'the key that messages are signed for can be read',
      about: PUSH,
      needs: ['reads', 'logsIn'],
      capability: 'webPush',
      walk: async (world) => void (await gatewayOf(world)),
    },
    {
      title: 'a browser asks to be told, changes what of, and takes it back, each as often as it likes',
      about: PUSH,
      needs: ['reads', 'logsIn', 'movesMoney'],
      capability: 'webPush',
      walk: async (world) => {
        const gateway = await gatewayOf(world);
        const sent = answered(
          await world.after(gateway.subscribe(ADDRESS, ALERTS, 'en')),
          'the subscription',
        );
        claim(sent.length === 0, `a rule was told at once: ${sent.join()}`);
        answered(await world.after(gateway.subscribe(ADDRESS, NO_ALERTS, 'hi')), 'other settings');
        for (const time of ['first', 'second'])
          answered(await world.after(gateway.unsubscribe(ADDRESS.endpoint)), `taking it back a ${time} time`);
      },
    },
    {
      title: 'an address that is none of a push service is refused',
      about: PUSH,
      needs: ['reads', 'logsIn', 'movesMoney'],
      capability: 'webPush',
      walk: async (world) => {
        const gateway = await gatewayOf(world);
        for (const endpoint of INSIDE)
          refused(
            await world.after(gateway.subscribe({ ...ADDRESS, endpoint }, NO_ALERTS, 'en')),
            `the address ${endpoint}`,
          );
      },
    },
  ]);
}

/** Of a server that has keys. */
async function gatewayOf(world: ContractWorld): Promise<PushGateway> {
  await world.logIn();
  const { pushGateway } = (await world.whole.alerts?.()) ?? {};
  const gateway = pushGateway ?? notOffered('push messages');
  const key = await world.after(gateway.key());
  if (!key.ok && key.error.kind === 'refused' && key.error.code === 'PUSH_OFF')
    notTried('this server has no keys to sign push messages with');
  answered(offered(world, key, 'the key of push messages'), 'the key');
  return gateway;
}
