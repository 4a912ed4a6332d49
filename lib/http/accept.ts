import type { ReadResult } from '@/lib/contract/query-string';
import { Failure } from '@/lib/failure';

/** The value read, or Failure `invalid_input` that names each field at fault. */
export function accept<T>(result: ReadResult<T>): T {
  if (result.ok) return result.value;
  throw new Failure('invalid_input', 'Input Validation Failed', { issues: result.issues });
}
