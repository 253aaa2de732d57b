/** The built-in engine, in the process that asks: matches, prices, bets and money without a server. */
export { sandboxBackend } from '@/adapters/composition/wire/sandboxBackend';
export { openSandbox } from '@/adapters/sandbox/doors/inProcess/openSandbox';
