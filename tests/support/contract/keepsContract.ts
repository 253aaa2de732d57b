/** @throws {Error} where something that the sandbox said was not what its contract says */
export function keepsContract(faults: readonly string[]): void {
  if (faults.length > 0)
    throw new Error(`not as docs/openapi.yaml and docs/asyncapi.yaml have it:\n${faults.join('\n')}`);
}
