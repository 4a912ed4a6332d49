import pino from 'pino';
import { describeError } from './describe-error';
import { readLogLevel } from './log-level';
import { logHooks } from './secret-paths.mjs';

/** The process's log: JSON lines on stderr. Redacts fields and paths that may contain secrets. */
export const log = pino(
  {
    name: 'partnerdeck',
    hooks: logHooks,
    level: readLogLevel(process.env.LOG_LEVEL, process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
    // By default, Pino serializes errors only under the key `err`, and others as {}.
    serializers: { error: describeError, err: describeError },
    redact: {
      paths: [
        'key',
        'password',
        'token',
        'jwe',
        'headers.authorization',
        'headers.cookie',
        '*.key',
        '*.password',
        '*.token',
        '*.jwe',
        '*.headers.authorization',
        '*.headers.cookie',
      ],
      censor: '[hidden]',
    },
  },
  pino.destination(2),
);
