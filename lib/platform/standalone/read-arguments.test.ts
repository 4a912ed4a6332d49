import { expect, it } from 'vitest';
import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

const read = (line: string) => readArguments(line.split(' ').filter(Boolean));

it.each([
  ['', { kind: 'serve', port: 4010, size: 'demo', seed: 42, latencyMs: 0 }],
  [
    '--port 0 --size large --seed 7 --latency-ms 20',
    { kind: 'serve', port: 0, size: 'large', seed: 7, latencyMs: 20 },
  ],
  ['serve --port 80', { kind: 'serve', port: 80, size: 'demo', seed: 42, latencyMs: 0 }],
  ['--help', { kind: 'help' }],
  ['keys list', { kind: 'list-keys' }],
  ['keys create --seller Harbor', { kind: 'create-key', family: 'seller', owner: 'Harbor' }],
  ['keys create --creator Mara', { kind: 'create-key', family: 'creator', owner: 'Mara' }],
  ['keys revoke abc', { kind: 'revoke-key', id: 'abc' }],
  ['keys rotate abc', { kind: 'rotate-key', id: 'abc' }],
])('"%s" is understood', (line, command) => {
  expect(read(line)).toEqual(command);
});

it.each([
  '--port 70000',
  '--port=',
  '--port 4e3',
  '--port',
  '--size huge',
  '--seed -1',
  '--seed 4294967296',
  '--latency-ms 60001',
  '--color red',
  'serve now',
  'keys',
  'keys list extra',
  'keys list --port 1',
  'keys create',
  'keys create --seller a --creator b',
  'keys create a --seller b',
  'keys revoke',
  'keys revoke a b',
])('"%s" is refused in one sentence', (line) => {
  expect(() => read(line)).toThrow(UsageError);
  try {
    read(line);
  } catch (error) {
    expect(error instanceof Error ? error.message : '').toMatch(/^[^\n]{10,140}\.$/);
  }
});
