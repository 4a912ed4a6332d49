import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a script in a process of its own. */
function run(script: string): Promise<{ code: unknown; lines: unknown[] }> {
  const head =
    "import { log } from './lib/base/log.ts'; import { logCrash } from './lib/base/log-crash.ts'; logCrash(log);";
  const args = ['--import', 'tsx', '--input-type=module', '-e', head + script];
  return new Promise((resolve) => {
    const env = { ...process.env, LOG_LEVEL: 'info' };
    execFile(process.execPath, args, { env }, (error, _, stderr) => {
      const lines = stderr.trim().split('\n');
      resolve({ code: error?.code, lines: lines.map((line) => JSON.parse(line)) });
    });
  });
}

it.each([
  "setTimeout(() => { throw new Error('Broken\\nparams: sk_live_1') })",
  "Promise.reject(new Error('Broken\\nparams: sk_live_1'))",
])('a crash is one line of JSON, without values of statements: %s', async (script) => {
  const { code, lines } = await run(script);
  expect(code).toBe(1);
  expect(lines).toMatchObject([{ level: 60, err: { message: 'Broken', stack: expect.any(String) } }]);
  expect(JSON.stringify(lines)).not.toContain('sk_live');
});
