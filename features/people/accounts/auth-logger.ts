import type { LoggerInstance } from 'next-auth';
import { log } from '@/lib/base/log';

const warnings: string[] = ['NEXTAUTH_URL', 'NO_SECRET', 'DEBUG_ENABLED'];

/**
 * Logs next-auth's errors: its code and the error. Leaves out its metadata, which may contain profiles, tokens and
 * responses of the sign-on service, and anything sent to /api/auth/_log.
 */
export const authLogger: LoggerInstance = {
  error(code, about) {
    const error = about instanceof Error ? about : about.error;
    // Anything sent to _log is not an Error, or a parse error.
    if (error instanceof Error && code !== 'LOGGER_ERROR') log.error({ code, error }, 'next-auth failed');
  },
  warn(code) {
    if (warnings.includes(code)) log.warn({ code }, 'next-auth warned');
  },
  debug() {},
};
