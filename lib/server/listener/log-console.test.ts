import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { logConsole } from './log-console.mjs';

it('writes what dependencies print as JSON lines, without what follows the first line', () => {
  const before = { ...console };
  const listeners = process.listeners('warning');
  onTestFinished(() => {
    Object.assign(console, before);
    process.removeAllListeners('warning');
    for (const listener of listeners) process.on('warning', listener);
  });
  const lines: string[] = [];
  logConsole(pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }));
  console.error('⨯', new Error('Failed query\nparams: sk_live_0123456789'));
  console.warn('[next-auth][warn]\nhttps://next-auth.js.org/warnings');
  process.emit('warning', new Error('Something is old.'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, part: 'console', msg: '⨯ Error: Failed query' },
    { level: 40, part: 'console', msg: '[next-auth][warn]' },
    { level: 40, part: 'node', msg: 'Error: Something is old.' },
  ]);
});
