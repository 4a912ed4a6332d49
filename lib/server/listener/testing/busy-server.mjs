import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { createAnswer } from '../../../../scripts/serve/answer.mjs';
import { createLoadShedder } from '../shed-load.mjs';

/** Keeps the event loop, as a query of the embedded database does. */
function work(ms) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** GET /work/20 takes 20 ms of the event loop, /wait/20 takes 20 ms without it, and /stream never ends. */
function page({ url }, response) {
  const [, kind, ms] = url.split('/');
  if (kind === 'stream') return response.writeHead(200).write('data: 1\n\n');
  if (kind === 'wait') return setTimeout(() => response.end('done'), Number(ms));
  if (kind === 'work') work(Number(ms));
  response.end('done');
}

const server = createServer(createAnswer({ page, admit: createLoadShedder() }));
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
