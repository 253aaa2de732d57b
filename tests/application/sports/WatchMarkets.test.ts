import { describe, expect, it } from 'vitest';
import { WatchMarkets, type PriceSource } from '@/application/sports/WatchMarkets';
import { marketId, type MarketId } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';

const [A, B, C] = ['a', 'b', 'c'].map(marketId) as [MarketId, MarketId, MarketId];

class RecordingSource implements PriceSource {
  readonly log: string[] = [];
  readonly open = new Set<MarketId>();
  most = 0;

  wanted(markets: readonly MarketId[]): void {
    this.log.push(`+${markets.join(' ')}`);
    for (const market of markets) this.open.add(market);
    this.most = Math.max(this.most, this.open.size);
  }

  unwanted(markets: readonly MarketId[]): void {
    this.log.push(`-${markets.join(' ')}`);
    for (const market of markets) this.open.delete(market);
  }
}

function world() {
  const scheduler = new ManualScheduler();
  const source = new RecordingSource();
  return { scheduler, source, watch: new WatchMarkets(source, scheduler) };
}

describe('watching markets', () => {
  it('what one turn asks for is one subscription, each market once', async () => {
    const { source, watch } = world();
    watch.watch([A, B]);
    watch.watch([B, C, C]);
    expect(source.log).toEqual([]);
    await settle();
    expect(source.log).toEqual(['+a b c']);
  });

  it('counts watchers: the last to leave closes, three seconds late', async () => {
    const { scheduler, source, watch } = world();
    const releases = [watch.watch([A]), watch.watch([A, B])];
    await settle();
    releases[0]?.();
    await scheduler.pass(10_000);
    expect(source.log).toEqual(['+a b']);
    releases[1]?.();
    await scheduler.pass(2_999);
    expect(source.log).toEqual(['+a b']);
    await scheduler.pass(1);
    expect([...source.open]).toEqual([]);
  });

  it('markets that leave together are closed together', async () => {
    const { scheduler, source, watch } = world();
    const release = watch.watch([A, B]);
    await settle();
    release();
    scheduler.advance(3_000);
    await settle();
    expect(source.log).toEqual(['+a b', '-a b']);
  });

  it('who comes back within the grace costs nothing', async () => {
    const { scheduler, source, watch } = world();
    watch.watch([A])();
    await settle();
    expect(source.log).toEqual([]);
    const release = watch.watch([A]);
    await settle();
    release();
    await scheduler.pass(2_000);
    watch.watch([A]);
    await scheduler.pass(10_000);
    expect(source.log).toEqual(['+a']);
    expect(scheduler.timersLeft).toBe(0);
  });

  it('who comes back in the very turn of the closing keeps it open', async () => {
    const { scheduler, source, watch } = world();
    const release = watch.watch([A]);
    await settle();
    release();
    scheduler.advance(3_000);
    watch.watch([A]);
    await settle();
    expect(source.log).toEqual(['+a']);
  });

  it('releasing twice counts once', async () => {
    const { scheduler, source, watch } = world();
    const release = watch.watch([A]);
    watch.watch([A]);
    await settle();
    release();
    release();
    await scheduler.pass(10_000);
    expect(source.log).toEqual(['+a']);
  });

  it('[F37] sixty that were left stay for their three seconds; one more takes the place of the oldest', async () => {
    const { scheduler, source, watch } = world();
    const markets = Array.from({ length: 61 }, (_, at) => marketId(`m${at}`));
    const releases = markets.map((market) => watch.watch([market]));
    await settle();
    for (const release of releases.slice(0, 60)) release();
    await scheduler.pass(1_000);
    expect(source.open.size).toBe(61);
    releases[60]?.();
    await settle();
    expect(source.log.slice(1)).toEqual(['-m0']);
    await scheduler.pass(1_999);
    expect(source.open.size).toBe(60);
    await scheduler.pass(1);
    expect([...source.open]).toEqual(['m60']);
    await scheduler.pass(1_000);
    expect(source.log.slice(1)).toEqual(markets.map((market) => `-${market}`));
  });

  it('[F37] fifty rapid switches leave the last page only, and never crowd the connection', async () => {
    const { scheduler, source, watch } = world();
    for (let route = 0; route < 50; route++) {
      const markets = Array.from({ length: 20 }, (_, at) => marketId(`r${route}-${at}`));
      const release = watch.watch(markets);
      await settle();
      if (route < 49) release();
    }
    await settle();
    expect(source.most).toBeLessThanOrEqual(200);
    await scheduler.pass(3_000);
    expect([...source.open]).toEqual(Array.from({ length: 20 }, (_, at) => `r49-${at}`));
    expect(scheduler.timersLeft).toBe(0);
  });
});
