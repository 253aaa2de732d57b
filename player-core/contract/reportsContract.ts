import type { ReportsGateway } from '@/application/ports/gateways/ReportsGateway';
import { reportSums } from '@/domain/reports/reportSums';
import { answered, claim, notOffered, notTried, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { nothingDropped } from './nothingDropped';
import { offered } from './offered';
import type { ContractWorld, OpenBackend } from './openContractWorld';

const REPORTS = 'docs/wire.md 4.8a';
const DAY_MS = 86_400_000;
const ROWS = 50;

/** What came of bets, and of matches. */
export function reportsContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('reports and results', open, [
    {
      title: 'settled markets can be read, and the sums of the whole are those of its rows',
      about: REPORTS,
      needs: ['reads', 'logsIn'],
      capability: 'reports',
      walk: async (world) => {
        await world.logIn();
        const gateway = await gatewayOf(world);
        const asked = await world.after(gateway.markets({ skip: 0, pageSize: ROWS, ...lastDays(world, 7) }));
        const { rows, count, said } = answered(
          offered(world, asked, 'a report of settled markets'),
          'the report',
        );
        nothingDropped(world);
        claim(new Set(rows.map(({ id }) => id)).size === rows.length, 'two rows have one id');
        const { profitLoss } = reportSums(rows);
        if (said !== null && rows.length === count)
          claim(
            said.profitLoss === profitLoss,
            `the rows make ${profitLoss} paise, the totals ${said.profitLoss}`,
          );
      },
    },
    {
      title: 'matches that are over can be read, by sport and by name',
      about: REPORTS,
      capability: 'results',
      walk: async (world) => {
        const gateway = await gatewayOf(world);
        const days = lastDays(world, 1);
        const query = { skip: 0, pageSize: ROWS, search: '', ...days };
        const asked = await world.after(gateway.results(query));
        const { matches } = answered(offered(world, asked, 'results of matches'), 'the results');
        nothingDropped(world);
        const [match] = matches;
        if (match === undefined) notTried('no match was over in the last day');
        const { sport, home } = match;
        const narrowed = answered(
          await world.after(gateway.results({ ...query, sport, search: home })),
          'the results of one team',
        );
        claim(
          narrowed.matches.some(({ id }) => id === match.id),
          'it is not found by the name of its team',
        );
        const other = narrowed.matches.find((each) => each.sport !== sport);
        claim(other === undefined, `a match of another sport came: ${other?.sport}`);
      },
    },
  ]);
}

function lastDays({ clock }: ContractWorld, days: number) {
  return { from: clock.now() - days * DAY_MS, until: clock.now() };
}

async function gatewayOf(world: ContractWorld): Promise<ReportsGateway> {
  const { reportsGateway } = (await world.whole.reports?.()) ?? {};
  return reportsGateway ?? notOffered('reports');
}
