import type { LoggerInstance } from 'next-auth';
import { log } from '@/lib/log';

const warnings: string[] = ['NEXTAUTH_URL', 'NO_SECRET', 'DEBUG_ENABLED'];

/**
 * next-auth's complaints in our log: its code and the error. What it hands over beside them stays out, since that may
 * hold profiles, tokens and answers of the sign-on service. So does what anybody may send to /api/auth/_log.
 */
export const authLogger: LoggerInstance = {
  error(code, about) {
    const error = about instanceof Error ? about : about.error;
    // What was sent to _log is no Error, or one of not being understood.
    if (error instanceof Error && code !== 'LOGGER_ERROR') log.error({ code, error }, 'next-auth failed');
  },
  warn(code) {
    if (warnings.includes(code)) log.warn({ code }, 'next-auth warned');
  },
  debug() {},
};
