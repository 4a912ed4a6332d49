import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

/** Runs in a process of its own, so that work of this process delays nothing that it measures. */
const asker = `
  const { url, headers, pauseMs } = JSON.parse(process.argv[1]);
  const times = [];
  let [refused, failed, isOn] = [0, 0, true];
  process.on('SIGTERM', () => { isOn = false; });
  while (isOn) {
    const began = performance.now();
    const status = await fetch(url, { headers }).then(
      (answer) => answer.text().then(() => answer.status),
      () => 0,
    );
    if (status === 200) times.push(performance.now() - began);
    else if (status === 429 || status === 503) refused += 1;
    else failed += 1;
    await new Promise((done) => setTimeout(done, pauseMs));
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const measured = { p50: at(0.5), p99: at(0.99), most: times.at(-1) };
  console.log(JSON.stringify({ count: times.length, ...measured, refused, failed }));
`;

/** Times in milliseconds of requests that were answered 200. `refused`: answered 429 or 503. */
export type Probe = {
  count: number;
  p50: number;
  p99: number;
  most: number;
  refused: number;
  failed: number;
};

type Options = { headers?: Record<string, string>; pauseMs?: number };

/** Sends one request after another from another process, until it is stopped. */
export function startAsker(
  url: string,
  { headers = {}, pauseMs = 20 }: Options = {},
): { stop: () => Promise<Probe> } {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', asker, JSON.stringify({ url, headers, pauseMs })],
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
      return JSON.parse(printed);
    },
  };
}

/** Serves a port while another process sends a request every 20 ms. */
export async function startProbe(): Promise<{ stop: () => Promise<Probe> }> {
  const server = createServer((_, response) => response.end('ok'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const asker = startAsker(`http://127.0.0.1:${port}/livez`);
  return {
    async stop() {
      const probe = await asker.stop();
      server.closeAllConnections();
      server.close();
      return probe;
    },
  };
}
