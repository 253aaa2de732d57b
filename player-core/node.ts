/** A process without a screen as the device of a player. */
export { nodeDevice, type NodeDeviceParts } from '@/adapters/composition/node/nodeDevice';
export { machineTime } from '@/adapters/node/machineTime';
export { MemoryKeyValueStore } from '@/adapters/node/MemoryKeyValueStore';
export type { Time } from '@/adapters/node/Time';
