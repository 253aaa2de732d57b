/** A bug of the engine, said aloud without ending the server for everybody else. */
export function reportFailure(error: unknown): void {
  process.emitWarning(
    error instanceof Error ? (error.stack ?? error.message) : String(error),
    'SandboxFailure',
  );
}
