import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const program = (options: string) => `
  import { endOnSignal } from './lib/server/listener/end-on-signal.mjs';
  const never = () => new Promise(() => {});
  const drain = { begin: () => console.log('begun'), finish: async () => 0 };
  const log = { info: () => {}, error: console.log };
  endOnSignal({ drain, close: async () => {}, log, ${options} });
  setInterval(() => {}, 1000);
  console.log('ready');
`;

/** Runs a process with the options. Returns its exit code and its output after it was ready. */
async function run(options: string, tell: (child: ReturnType<typeof spawn>) => void) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(options)]);
  const said = text(child.stdout);
  await once(child.stdout, 'data');
  tell(child);
  const [code] = await once(child, 'exit');
  return { code, said: (await said).split('\n').slice(1, -1) };
}

it('shuts down in order: requests, then databases', async () => {
  const options = `close: async () => console.log('closed'), drain: { ...drain, finish: async () => { console.log('finished'); return 0; } }`;
  expect(await run(options, (child) => child.kill('SIGTERM'))).toEqual({
    code: 0,
    said: ['begun', 'finished', 'closed'],
  });
});

it.each([
  ['requests', 'drain: { ...drain, finish: never }'],
  ['databases', 'close: never'],
])('ends at the deadline where %s do not', async (_, options) => {
  expect(await run(`${options}, deadlineMs: 100`, (child) => child.kill('SIGTERM'))).toEqual({
    code: 1,
    said: ['begun', 'not ended within 0.1 s; ending now'],
  });
});

it('logs how many requests were cut off, and why databases did not close', async () => {
  const options = `drain: { ...drain, finish: async () => 3 }, close: async () => { throw new Error('no disk'); }`;
  expect(await run(options, (child) => child.kill('SIGTERM'))).toEqual({
    code: 1,
    said: ['begun', '3 requests did not finish in time and were cut off', 'could not end in order: no disk'],
  });
});

it('exits at once on a second signal', async () => {
  const { code, said } = await run('delayMs: 60_000', (child) => {
    const again = setInterval(() => child.kill('SIGTERM'), 20);
    child.once('exit', () => clearInterval(again));
  });
  expect({ code, said }).toEqual({ code: 1, said: ['begun', 'SIGTERM again; ending now'] });
});

it('skips the delay on Ctrl-C, and ignores npm’s second SIGINT', async () => {
  const { code, said } = await run('delayMs: 60_000', (child) => {
    child.kill('SIGINT');
    child.kill('SIGINT');
  });
  expect({ code, said }).toEqual({ code: 0, said: ['begun'] });
});
