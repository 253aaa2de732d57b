/** For tests of a front end or a backend: time that only the test moves, an engine that lives in it, and what any backend is held to. */
export { ManualClock } from '@/adapters/node/ManualClock';
export { ManualScheduler } from '@/adapters/node/ManualScheduler';
export { seededIds } from '@/adapters/node/seededIds';
export { settle } from '@/adapters/node/settle';
export { virtualTime } from '@/adapters/node/virtualTime';
export { openVirtualSandbox, type VirtualSandbox } from './testing/openVirtualSandbox';
export { backendContract, contractCases } from './contract/backendContract';
export { betsContract } from './contract/betsContract';
export type { ContractCase, ContractOutcome, Verdict } from './contract/ContractCase';
export type {
  BackendUnderTest,
  ContractFaults,
  ContractMemory,
  OpenBackend,
} from './contract/openContractWorld';
export type { Exchange, Traffic } from './contract/Exchange';
export { USUAL_POWERS, type Power } from './contract/Power';
export type { RawAsk, RawReply, RawRequest } from './contract/RawReply';
export { sessionContract } from './contract/sessionContract';
export { sportsContract } from './contract/sportsContract';
export { streamContract } from './contract/streamContract';
export { FakeBetsGateway } from '@tests/support/fakes/FakeBetsGateway';
export { FakeMarketFeed } from '@tests/support/fakes/FakeMarketFeed';
export { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
export { fakePlayerDevice, type FakePlayerDevice } from '@tests/support/fakes/fakePlayerDevice';
export { FakeSessionGateway } from '@tests/support/fakes/FakeSessionGateway';
export { FakeSportsGateway } from '@tests/support/fakes/FakeSportsGateway';
export { aBet, aSelection } from '@tests/support/mothers/betting';
export { aMarket, aMatch, anImage, aRunnerChange } from '@tests/support/mothers/sports';
