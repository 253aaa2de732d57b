import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { remoteConfig } from '@scripts/lib/remoteConfig.mjs';
import { loadConfiguration } from '@/adapters/config/loadConfiguration';

interface Service {
  readonly build: { readonly context: string; readonly dockerfile: string };
  readonly environment: Readonly<Record<string, string>>;
  readonly ports: readonly string[];
  readonly volumes?: readonly string[];
}

/** Read, not run: a test run has no containers. */
describe('hosting/compose.yaml', () => {
  const { services } = parse(readFileSync('hosting/compose.yaml', 'utf8')) as {
    readonly services: Readonly<Record<'app' | 'sandbox', Service>>;
  };
  const configText = readFileSync('hosting/compose.config.json', 'utf8');
  const published = (service: Service): string[] =>
    service.ports.map((port) => `http://${port.split(':').slice(0, 2).join(':')}`);

  it('names files that are there, and copies nothing that is not', () => {
    for (const { build, volumes = [] } of Object.values(services)) {
      const context = join('hosting', build.context);
      const dockerfile = join(context, build.dockerfile);
      expect(existsSync(dockerfile)).toBe(true);
      const own = [...readFileSync(dockerfile, 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
      expect(own.length).toBeGreaterThan(0);
      for (const [, sources = ''] of own)
        for (const source of sources.split(' ')) expect([source, existsSync(source)]).toEqual([source, true]);
      for (const volume of volumes)
        expect(existsSync(join('hosting', volume.split(':')[0] ?? ''))).toBe(true);
    }
  });

  it('the app accepts its configuration, and both agree on where they are', async () => {
    const read = await loadConfiguration(() => Promise.resolve(new Response(configText)), {});
    expect(read).toMatchObject({ ok: true });
    const [api, games] = published(services.sandbox);
    // What `npm run start:remote` writes for the same server.
    expect(JSON.parse(configText)).toMatchObject(remoteConfig(api ?? '', { gamesUrl: games ?? '' }));
    expect(services.sandbox.environment).toMatchObject({
      GAMES_URL: games,
      ALLOWED_ORIGINS: published(services.app)[0],
    });
  });
});
