/** Log levels, quietest first. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof logLevels)[number];

/** LOG_LEVEL or a default. At startup, the dashboard rejects an unknown level with a message. */
export function readLogLevel(text: string | undefined, otherwise: LogLevel): LogLevel {
  return logLevels.find((level) => level === text) ?? otherwise;
}
