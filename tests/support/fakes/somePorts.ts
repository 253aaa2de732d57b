import type { AllPorts } from '@/application/ports/LaterPorts';

/** Ports of which a test fills in only what is used; the rest is missing, and would throw when called. */
export function somePorts<Name extends keyof AllPorts>(some: {
  readonly [Port in Name]: Partial<AllPorts[Port]>;
}): Pick<AllPorts, Name> {
  return some as unknown as Pick<AllPorts, Name>;
}
