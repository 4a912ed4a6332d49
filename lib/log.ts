import pino from 'pino';
import { describeError } from './describe-error';
import { readLogLevel } from './log-level';

/** The process's log, JSON lines on stderr. Fields that may hold a secret are blanked wherever they appear. */
export const log = pino(
  {
    name: 'partnerdeck',
    level: readLogLevel(process.env.LOG_LEVEL, process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
    // Pino knows an error by the name `err` alone, and writes any other as {}.
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
