import { Failure } from '@/lib/base/failure';
import type { ReadResult } from '@/lib/contract/query-string';

/** Returns the value, or throws Failure `invalid_input` with each invalid field. */
export function accept<T>(result: ReadResult<T>): T {
  if (result.ok) return result.value;
  throw new Failure('invalid_input', 'Input Validation Failed', { issues: result.issues });
}
