import { fail, type Result } from '@/domain/shared/Result';
import type { FormFailure } from './FormFailure';

/** A form whose answer has no place to go: another session has come in between, or the caller gave up. */
export const OVERTAKEN: Result<never, FormFailure<never>> = fail({ fields: {}, message: null });
