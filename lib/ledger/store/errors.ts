/** Describes in one sentence why rows could not be stored. */
export function describeStoreError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/ENOSPC|no space left|disk full|could not extend file|file too large/i.test(text)) {
    return 'The disk is full: rows could not be stored. What was stored before is kept.';
  }
  if (/out of memory/i.test(text)) return 'The store ran out of memory. What was stored before is kept.';
  return 'Rows could not be stored. What was stored before is kept; the log says more.';
}
