import type { Casino } from '../casino/runCasino';
import type { EnergyRow } from '../energy/runEnergy';
import type { InteractionRow } from '../interactions/runInteractions';
import type { IdleList } from '../load/runIdleList';
import type { Load, LoadSide } from '../load/runLoad';
import type { Cost, PriceRow } from '../run/pricePath';
import type { Received } from '../run/receive';
import type { Results } from './Results';
import { isMet, targetsOf } from './targets';

/** What a run found, for a terminal. */
export function tablesOf(results: Results): string {
  const parts: string[] = [];
  const { prices, received, counts, growth, reconnect, load, idleList, matchPage, casino, search } = results;
  if (prices) parts.push(priceTable(prices));
  if (received) parts.push(received.map(receivedLine).join('\n'));
  if (counts)
    parts.push(
      `${counts.ours.due} cells had to change: ours wrote ${counts.ours.repaints}, plain ${counts.plain.repaints}; equal ticks: ${counts.equal.repaints}. ` +
        `Heap at the start ${megabytes(counts.heapOurs)}, plain ${megabytes(counts.heapPlain)}.`,
    );
  if (growth)
    parts.push(
      `${growth.few} subscribed ${growth.fewTask.toFixed(0)} ms/s, ${growth.many} subscribed ${growth.manyTask.toFixed(0)} ms/s, ` +
        `ratio ${growth.ratio.toFixed(2)} (plain ${growth.plainRatio.toFixed(2)}).`,
    );
  const { markets } = results;
  if (markets)
    parts.push(
      `Twelve markets and four ladders, ${markets.rate}/s: ours ${markets.ours.toFixed(0)} ms/s, plain ${markets.plain.toFixed(0)} ms/s, ratio ${markets.ratio.toFixed(2)}; ` +
        `frame p95 ${markets.frameP95.toFixed(0)} ms; ${markets.alike} of ${markets.cells} cells of the ladders say the same in both.`,
    );
  if (reconnect)
    parts.push(
      `Reconnect: ${reconnect.markets} markets on ${reconnect.connections} connection(s), images ${reconnect.imageBytes} bytes, resumed ${reconnect.resumedBytes} bytes.`,
    );
  if (load) parts.push(loadTable(load));
  if (idleList) parts.push(idleLine(idleList));
  if (matchPage)
    parts.push(
      `Match page: ${(matchPage.scriptBytes / 1_000).toFixed(1)} kB of script, slip after ${matchPage.slipOpens.toFixed(0)} ms.`,
    );
  if (casino)
    parts.push(
      `Casino, ${casino.games} games at 4x: a key of the search ${casino.keyScriptP50.toFixed(1)} ms of script (p95 ${casino.keyScriptP95.toFixed(1)}, ` +
        `whole main thread p95 ${casino.keyTaskP95.toFixed(1)}). Scrolling: ${casino.scroll.frames} frames, p95 ${casino.scroll.frameP95.toFixed(1)} ms, ` +
        `${casino.scroll.framesOver33} over 33 ms (a page with nothing on it: ${casino.scroll.plainOver33}), main thread ${casino.scroll.taskPerFrame.toFixed(1)} ms a frame, at most ${casino.scroll.mostTiles} tiles and ${casino.scroll.mostNodes} elements.`,
      gameLines(casino),
    );
  if (search)
    parts.push(
      `Search, ${search.games} games and ${search.events} events at 4x: a key ${search.keyScriptP50.toFixed(1)} ms of script (p95 ${search.keyScriptP95.toFixed(1)}), then ${search.restScriptP50.toFixed(1)} ms once the fingers rest, ` +
        `a scan of all names in lower case p95 ${search.scanP95.toFixed(1)}: ratio ${search.ratio.toFixed(1)}.`,
    );
  if (results.interactions) parts.push(interactionTable(results.interactions));
  if (results.energy) parts.push(energyLines(results.energy));
  const { visits } = results;
  if (visits)
    parts.push(
      `Second visit of /home: first paint ${visits.firstPaint.toFixed(0)} ms, prices ${visits.pricesPainted.toFixed(0)}; an empty page's first visit ` +
        `${visits.emptyFirstPaint.toFixed(0)} and ${visits.emptyPainted.toFixed(0)}. Over the network: ${visits.asked.join(' ')}.`,
    );
  parts.push(targetTable(results));
  return parts.join('\n\n');
}

function loadTable(load: Load): string {
  const { rounds, protocol, app, empty, peer } = load;
  const line = (name: string, side: LoadSide): string =>
    [
      name,
      ...[side.firstPaint, side.dataPainted, side.blocked, side.blockedFromStart].map((ms) => ms.toFixed(0)),
      ...[side.scriptBytes, side.wireBytes].map((bytes) => (bytes / 1_000).toFixed(1)),
    ]
      .map((text) => text.padStart(10))
      .join('');
  return [
    `First visit over ${protocol}, slow 4G and a CPU 4x slower, medians of ${rounds}: ms, blocked after the first paint and from the start; kB of script after gzip and of everything on the wire.`,
    ['page', 'paint', 'data', 'blocked', 'of all', 'script', 'wire']
      .map((name) => name.padStart(10))
      .join(''),
    line('ours', app),
    line('empty', empty),
    line('peer', peer),
    `The peer against ours: first paint ${load.peerFirstPaintRatio.toFixed(2)}x, real data ${load.peerDataRatio.toFixed(2)}x.`,
  ].join('\n');
}

function idleLine({ cpu, app, peer, ratio, changeRatio }: IdleList): string {
  const side = ({ task, script, rows, cells, elements, changes, moments }: IdleList['app']): string =>
    `${task.toFixed(0)} ms/s (script ${script.toFixed(0)}; ${elements} elements, ${rows} rows, ${cells} prices, ${changes.toFixed(1)} changes a second at ${moments.toFixed(1)} moments)`;
  return `List of matches in play, nobody touching it, ${cpu}x: ours ${side(app)}, peer ${side(peer)}: ${ratio.toFixed(2)} of ours, by the shown change ${changeRatio.toFixed(2)}.`;
}

function gameLines({ pages }: Casino): string {
  const lines = [...pages.games, pages.plain].map(
    ({ game, frameP95, framesOver33, taskPerFrame }) =>
      `${game.padEnd(9)} frame p95 ${frameP95.toFixed(1)} ms, ${framesOver33} over 33 ms, main thread ${taskPerFrame.toFixed(1)} ms a frame ` +
      `(${(taskPerFrame / pages.plain.taskPerFrame).toFixed(1)} of plain)`,
  );
  const weight = `A game's page: ${(pages.scriptBytes / 1_000).toFixed(1)} kB of script and ${(pages.styleBytes / 1_000).toFixed(1)} kB of style on the wire.`;
  return [weight, ...lines].join('\n');
}

function receivedLine({ rate, bytes, parse, decode, share, ratio }: Received): string {
  return (
    `${rate}/s, ${(bytes / 1_000).toFixed(0)} kB of text: JSON.parse ${parse.toFixed(1)} ms/s, decoding ${decode.toFixed(1)} ms/s, ` +
    `${(100 * share).toFixed(0)} % of the way from the text to the screen, which is ${ratio.toFixed(2)} of JSON.parse and plain`
  );
}

const COLUMNS = [
  'page',
  'task',
  'script',
  'style',
  'layout',
  'fps',
  'p50',
  'p95',
  'p99',
  'paint95',
  'grows',
  'long',
];

function priceTable(rows: readonly PriceRow[]): string {
  const lines = [
    'Main thread: ms of CPU time per second. Frames and message to paint: ms. long: tasks over 50 ms in 10 s.',
    COLUMNS.map((name) => name.padStart(8)).join(''),
  ];
  for (const row of rows) {
    lines.push(
      `${row.rate}/s at ${row.cpu}x: ours ${row.taskRatio.toFixed(2)} of plain, by the frame ${row.frameRatio.toFixed(2)}, ${row.leanRatio.toFixed(2)} of lean`,
      costLine('ours', row.ours),
      costLine('plain', row.plain),
      costLine('lean', row.lean),
    );
  }
  return lines.join('\n');
}

function costLine(page: string, cost: Cost): string {
  const { task, script, style, layout, framesPerSecond, frameP50, frameP95, frameP99, paintP95 } = cost;
  const whole = [task, script, style, layout, framesPerSecond, frameP50, frameP95, frameP99, paintP95];
  return [
    page,
    ...whole.map((value) => value.toFixed(0)),
    cost.paintGrowth.toFixed(2),
    cost.longTasksPer10s.toFixed(0),
  ]
    .map((text) => text.padStart(8))
    .join('');
}

function interactionTable(rows: readonly InteractionRow[]): string {
  const lines = rows.map(({ name, p50, p75, byBrowserP75, plainP50, ratio, task, plainTask, taskRatio }) =>
    [
      name.padEnd(24),
      ...[p50, p75, byBrowserP75, plainP50].map((ms) => ms.toFixed(0).padStart(7)),
      ratio.toFixed(2).padStart(7),
      ...[task, plainTask].map((ms) => ms.toFixed(0).padStart(7)),
      taskRatio.toFixed(2).padStart(7),
    ].join(''),
  );
  const heads = ['p50', 'p75', 'INP', 'plain', 'ratio', 'CPU', 'plain', 'ratio'];
  const head = `${''.padEnd(24)}${heads.map((name) => name.padStart(7)).join('')}`;
  return [
    'Event to the paint of its effect, 4x, ms; and all CPU time of the main thread for it.',
    head,
    ...lines,
  ].join('\n');
}

function energyLines(rows: readonly EnergyRow[]): string {
  const lines = rows.map(
    ({ backend, page, task, script, hiddenIntervals, hiddenTimeouts }) =>
      `${backend.padEnd(8)} ${page.padEnd(6)} ${task.toFixed(0).padStart(4)} ms of the main thread a second (script ${script.toFixed(0)}); ` +
      `hidden: ${hiddenIntervals} timers that repeat, ${hiddenTimeouts} that wait`,
  );
  return ['A page that is open, nobody doing anything, 4x:', ...lines].join('\n');
}

function targetTable(results: Results): string {
  const lines = targetsOf(results).map((target) => {
    const { what, is, most, unit } = target;
    const by = isMet(target) || most === 0 ? '' : ` (+${((is / most - 1) * 100).toFixed(0)} %)`;
    const figures = `${round(is)}${unit} of ${most}${unit}`;
    return `${isMet(target) ? 'met   ' : 'MISSED'} ${what.padEnd(52)} ${figures}${by}`;
  });
  return lines.join('\n');
}

const round = (value: number): string => String(Number(value.toFixed(value < 10 ? 3 : 1)));
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
