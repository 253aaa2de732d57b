import type { SandboxTools } from '@/application/ports/device/SandboxTools';

/** The tools of a sandbox in which nothing happens. */
export const quietSandbox: SandboxTools = {
  inbox: () => [],
  onInbox: () => () => undefined,
  paymentPage: () => '/',
  reviews: async () => [],
  decide: async () => false,
  reset: async () => undefined,
};
