export const databaseDown = 'The database does not answer.';

/** Connection exceptions, shutdowns, too many connections, and socket errors. */
const codes = /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/;
/** Errors of pg without a code. */
const messages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Whether Postgres is unreachable or disconnected, according to the error or one of its causes. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.test(String(error.code))) return true;
  return messages.test(error.message) || isDatabaseDown(error.cause);
}
