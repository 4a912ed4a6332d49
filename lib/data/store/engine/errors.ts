/** Describes in one sentence why rows could not be stored. */
export function describeStoreError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/ENOSPC|no space left|disk full|could not extend file|file too large/i.test(text)) {
    return 'The disk is full: new rows could not be stored. Stored rows are unchanged.';
  }
  if (/out of memory/i.test(text)) return 'The store ran out of memory. Stored rows are unchanged.';
  return 'New rows could not be stored. Stored rows are unchanged; see the server log.';
}
