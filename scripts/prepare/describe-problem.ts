import { FolderInUseError } from '@/lib/db/lock';
import { EnvironmentError } from '@/lib/environment';

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
  'EAI_AGAIN',
]);

/** What stops a start, in one sentence; null for what nobody foresaw. Never shows an address's password. */
export function describeProblem(error: unknown, databaseUrl: string | undefined): string | null {
  if (error instanceof EnvironmentError || error instanceof FolderInUseError) return error.message;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return 'The disk is full; make room and start again.';
  if (!databaseUrl) return null;
  const { host, pathname } = new URL(databaseUrl);
  const database = `DATABASE_URL: the Postgres at ${host}`;
  if (unreachable.has(code) || /timeout|terminated/i.test(error.message)) {
    return `${database} does not answer; start it or correct the address.`;
  }
  if (code.startsWith('28')) return `${database} refuses the user or the password.`;
  if (code === '3D000') return `${database} has no database ${pathname.slice(1)}; create it first.`;
  return null;
}
