/** What a log may tell of, the least first. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** LOG_LEVEL, or what stands for none. The dashboard's start refuses an unknown one in words. */
export function readLogLevel(text: string | undefined, otherwise: LogLevel): LogLevel {
  return logLevels.find((level) => level === text) ?? otherwise;
}
