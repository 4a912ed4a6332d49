export const diskFull = 'The server’s disk is full. Ask its administrator to make room.';

/** Of files, and of Postgres. */
const codes = /^(ENOSPC|EDQUOT|53100)$/;
/** Of DuckDB, whose errors have no code. */
const messages = /No space left on device|Disk quota exceeded/;

/** Whether a write failed because the disk is full, according to the error or one of its causes. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.test(String(error.code))) return true;
  return messages.test(error.message) || isDiskFull(error.cause);
}
