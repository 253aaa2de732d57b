import { observe } from '@/adapters/stores/observe';
import { CasinoStore } from '@/adapters/stores/CasinoStore';
import { MatchesStore } from '@/adapters/stores/MatchesStore';
import { ScoresStore } from '@/adapters/stores/ScoresStore';
import { SearchStore } from '@/adapters/stores/SearchStore';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { openSearch } from '@/application/search/openSearch';
import { LateParticipants } from '@/application/session/LateParticipants';
import { FakeDeviceMemory } from '@tests/support/fakes/FakeDeviceMemory';
import { SharedKeyValueStore } from '@tests/support/fakes/fakeDevices';
import { ASHA_IN } from '@tests/support/mothers/sessionMother';
import { sessionStore } from '@tests/support/stores';

export type SearchWorld = ReturnType<typeof searchWorld>;

/** The search of a page on which somebody is in; nothing was loaded. */
export function searchWorld(store = new SharedKeyValueStore()) {
  const matches = new MatchesStore();
  const casino = new CasinoStore();
  const session = sessionStore(new FakeDeviceMemory());
  const scheduler = new ManualScheduler();
  const late = new LateParticipants();
  const search = new SearchStore();
  const scores = new ScoresStore();
  const asked: string[] = [];
  session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
  const app = openSearch(
    { matches, casino, session, scheduler, search, observe, scores, localStore: store },
    {
      watchList: (name) => {
        asked.push(`watch ${name}`);
        return () => void asked.push(`release ${name}`);
      },
      reloadList: async (name) => void asked.push(`reload ${name}`),
      loadCatalogue: async () => void asked.push('catalogue'),
      late,
    },
  );
  const titles = () =>
    app.view.results.groups.flatMap((group) =>
      group.kind === 'game' ? group.games.map(({ name }) => name) : group.entries.map(({ title }) => title),
    );
  return { app, matches, scores, casino, session, scheduler, late, asked, titles, store };
}
