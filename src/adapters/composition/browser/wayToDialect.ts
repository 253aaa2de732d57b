import { fail, type Result } from '@/domain/shared/Result';
import type { Configuration } from '../../config/Configuration';
import type { ConfigProblem } from '../../config/ConfigProblem';
import type { Backend } from '../Backend';
import { openDialect } from '../openDialect';
import { DIALECTS } from './dialects';

/** To a backend of a language of its own. */
export async function wayToDialect({
  name,
  settings,
}: NonNullable<Configuration['dialect']>): Promise<Result<Backend, ConfigProblem>> {
  const load = DIALECTS.get(name);
  if (load === undefined) return fail({ key: 'backend', reason: 'names none that this build knows' });
  return openDialect(load, settings);
}
