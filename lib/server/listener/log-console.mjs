import { format } from 'node:util';

const levels = { debug: 'debug', trace: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' };

/**
 * Writes what dependencies print, and warnings of Node, as lines of the log. Only the first line of each: others have
 * stacks and values of statements, and our own log has the error.
 * @param {Record<'debug' | 'info' | 'warn' | 'error', (line: object, text: string) => void>} log
 */
export function logConsole(log) {
  const write = (level, part, text) => log[level]({ part }, text.trim().split('\n', 1)[0] ?? '');
  for (const [method, level] of Object.entries(levels)) {
    console[method] = (...args) => write(level, 'console', format(...args));
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => write('warn', 'node', `${warning.name}: ${warning.message}`));
}
