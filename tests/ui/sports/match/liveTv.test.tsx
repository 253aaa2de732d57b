import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Match } from '@/domain/sports/Match';
import { LiveTv, useTvSource } from '@/ui/sports/match/LiveTv';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aMatch } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

const HOST = 'https://tv.example';

function Probe({ url, match }: { readonly url: string | null; readonly match: Match }) {
  const source = useTvSource(match, url);
  return source === null ? null : <LiveTv match={match} source={source} />;
}

function shown(url: string | null, backend: 'sandbox' | 'remote' = 'remote', match: Partial<Match> = {}) {
  const fake = fakePlayerApp({ user: PLAYER, config: { backend, tvHosts: [HOST] } });
  renderWithApp(<Probe url={url} match={aMatch({ badges: ['tv'], status: 'inPlay', ...match })} />, fake);
  return document.querySelector('iframe');
}

describe('[SPORT-04] the live picture', () => {
  it('is a sandboxed frame of a host that the operator named', () => {
    const frame = shown(`${HOST}/watch?m=1`);
    expect(frame?.getAttribute('src')).toBe(`${HOST}/watch?m=1`);
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin');
    expect(frame?.getAttribute('loading')).toBe('lazy');
    expect(frame?.title).toContain('Home');
  });

  it.each([
    ['another host', 'https://tv.example.evil.example/watch'],
    ['another port', `${HOST}:8443/watch`],
    ['no encryption', 'http://tv.example/watch'],
    ['a script', 'javascript:alert(1)'],
    ['a document of its own', 'data:text/html,<script>alert(1)</script>'],
    ['a password in it', 'https://me:pw@tv.example/watch'],
    ['ourselves, where a frame could leave its sandbox', `${location.origin}/`],
    ['nothing', ''],
  ])('[X12] never of %s', (_, url) => {
    expect(shown(url)).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('the sandbox draws one, and says so; a backend that gives none shows none', () => {
    expect(shown(null, 'sandbox')).toBeNull();
    expect(screen.getByText(/simulated/i)).toBeTruthy();
  });

  it('is not drawn for a match without a picture, nor before it starts', () => {
    shown(null, 'remote');
    shown(null, 'sandbox', { badges: [] });
    shown(null, 'sandbox', { status: 'upcoming' });
    expect(screen.queryByText(/simulated/i)).toBeNull();
  });
});
