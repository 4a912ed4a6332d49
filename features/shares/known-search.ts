import type { Parameters } from '@/lib/base/address/search';
import { Failure } from '@/lib/base/failure';

/** Keeps the parameters that are declared and can be read. */
export function keepKnown(declared: Parameters, search: string): string {
  const known = [...new URLSearchParams(search)].filter(
    ([name, text]) => Object.hasOwn(declared, name) && declared[name]?.read(text) != null,
  );
  return new URLSearchParams(known).toString();
}

/**
 * Throws Failure `invalid_input` for a stored parameter that this version does not know. Without it, a filter of another
 * version would be left out, and the share would show more.
 */
export function requireKnown(declared: Parameters, search: string): void {
  if (keepKnown(declared, search) === new URLSearchParams(search).toString()) return;
  throw new Failure('invalid_input', 'Input Validation Failed', {
    issues: [{ field: 'search', message: 'has a parameter that this version does not know' }],
  });
}
