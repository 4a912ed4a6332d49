import { parseDatabaseUrl } from '@/lib/base/database-address';

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
  'EAI_AGAIN',
]);

const untrusted = /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_|CERT_|ERR_TLS_)/;

/**
 * Explains in one sentence why the Postgres of DATABASE_URL cannot be used; null if the error has another reason. Never
 * shows a password.
 */
export function describeServerProblem(failed: Error, databaseUrl: string): string | null {
  const error = findCause(failed);
  const code = 'code' in error ? String(error.code) : '';
  const { place, name } = locate(databaseUrl);
  const database = `DATABASE_URL: the Postgres at ${place}`;
  // The driver's own errors have no code.
  if (error.message.includes('does not support SSL')) {
    return `${database} offers no TLS; remove sslmode from the address, or switch TLS on there.`;
  }
  if (untrusted.test(code)) {
    return `${database} has a certificate that is not trusted; add sslrootcert=FILE to the address, or sslmode=no-verify.`;
  }
  if (code === '28000' && error.message.includes('no encryption')) {
    return `${database} refuses connections without TLS; add ?sslmode=require to the address.`;
  }
  if ((code === 'ENOENT' || code === 'EACCES') && 'path' in error) {
    return `DATABASE_URL: ${error.path} cannot be read; correct sslrootcert, sslcert or sslkey.`;
  }
  if (code === 'ENOENT' || unreachable.has(code) || /timeout|terminated/i.test(error.message)) {
    return `${database} does not answer; start it or correct the address.`;
  }
  if (code.startsWith('28') || /SASL|password must be a string/.test(error.message)) {
    return `${database} refuses the user or the password.`;
  }
  if (code === '3D000') return `${database} has no database ${name}; create it first.`;
  if (code === '42501') return `${database} lets this user create no tables; make it the owner of ${name}.`;
  if (code === '25006') return `${database} is read-only; give the address of the primary server.`;
  if (code === '53300')
    return `${database} has no free connections; raise max_connections, Partnerdeck takes 20.`;
  if (code === '57P03') return `${database} is starting or stopping; start again when it is ready.`;
  return null;
}

/** What the driver threw. Drizzle wraps it. */
function findCause(error: Error): Error {
  return error.cause instanceof Error ? findCause(error.cause) : error;
}

function locate(databaseUrl: string): { place: string; name: string } {
  const { host, pathname, searchParams } = parseDatabaseUrl(databaseUrl);
  const place = searchParams.get('host') ?? decodeURIComponent(host);
  return { place: place || 'localhost', name: pathname.slice(1) };
}
