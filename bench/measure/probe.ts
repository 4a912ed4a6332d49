import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const asker = `
  const times = [];
  const url = process.argv[1];
  let on = true;
  process.on('SIGTERM', () => { on = false; });
  while (on) {
    const began = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - began);
    await new Promise((done) => setTimeout(done, 20));
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(JSON.stringify({ count: times.length, p50: at(0.5), p99: at(0.99), most: times.at(-1) }));
`;

export type Probe = { count: number; p50: number; p99: number; most: number };

/**
 * Serves a port while another process sends a request every 20 ms. Returns the times in milliseconds that it measured.
 */
export async function startProbe(): Promise<{ stop: () => Promise<Probe> }> {
  const server = createServer((_, response) => response.end('ok'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', asker, `http://127.0.0.1:${port}/livez`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  child.stdout.on('data', (part) => {
    printed += part;
  });
  const gone = new Promise((resolve) => child.once('close', resolve));
  return {
    async stop() {
      child.kill('SIGTERM');
      await gone;
      server.closeAllConnections();
      server.close();
      return JSON.parse(printed);
    },
  };
}
