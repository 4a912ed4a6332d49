import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tied = fileURLToPath(new URL('tied.mjs', import.meta.url));

/** @type {Set<{ kill: (signal: NodeJS.Signals) => void, ended: Promise<number> }>} */
const running = new Set();

/**
 * Starts a command that ends with this process, however that ends. `ended` resolves to its exit code, once its output is
 * read.
 */
export function startTied(command, args, options = {}) {
  const { stdio = 'inherit', ...rest } = options;
  const streams = Array.isArray(stdio) ? stdio : [stdio, stdio, stdio];
  const child = spawn(process.execPath, [tied, command, ...args], {
    ...rest,
    stdio: [...streams, 'ipc'],
    detached: true,
  });
  const kill = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  const ended = new Promise((done) => {
    // What the command left behind would hold its output open.
    child.once('exit', () => kill('SIGKILL'));
    child.once('close', (code) => {
      running.delete(started);
      done(code ?? 1);
    });
  });
  const started = { child, ended, kill };
  running.add(started);
  return started;
}

/** Ends every command that still runs, with all of its processes. */
export async function endTied() {
  const all = [...running];
  for (const { kill } of all) kill('SIGKILL');
  await Promise.all(all.map(({ ended }) => ended));
}
