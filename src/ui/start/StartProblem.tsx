import { ConfigurationError, type ConfigurationErrorProps } from './ConfigurationError';
import { StartFailed } from './StartFailed';

/** A configuration that could not be fetched is a connection's fault, to be tried again; any other is the operator's. */
export function StartProblem({ problem }: ConfigurationErrorProps) {
  const unreachable = problem.key === null && problem.reason.startsWith('could not be read');
  return unreachable ? <StartFailed /> : <ConfigurationError problem={problem} />;
}
