import { describe, expect, it } from 'vitest';
import { pageVisited } from '@/application/routing/pageVisited';
import { FakeBrandGateway } from '@tests/support/fakes/FakeBrandGateway';
import { granted, offline } from '@tests/support/mothers/sessionMother';
import { settle } from '@/adapters/node/settle';

describe('PageVisited', () => {
  it('[API-02] tells the pattern of the page; a failure is silent', async () => {
    const gateway = new FakeBrandGateway();
    gateway.onPageVisited.answer(granted, offline);
    const visited = pageVisited(gateway);
    visited('/exchange/:gameId');
    visited('/');
    await settle();
    expect(gateway.onPageVisited.calls).toEqual([['/exchange/:gameId'], ['/']]);
  });

  it('[API-02] [X34] an address with somebody’s id in it is not told', () => {
    const gateway = new FakeBrandGateway();
    const visited = pageVisited(gateway);
    visited('/exchange/9007199254740993');
    visited('/bonus/17?token=secret');
    expect(gateway.onPageVisited.calls).toEqual([]);
  });
});
