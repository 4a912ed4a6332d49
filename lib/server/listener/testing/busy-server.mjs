import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { createAnswer } from '../../../../scripts/serve/answer.mjs';
import { createAdmission } from '../admission.mjs';
import { noteRequest, runWithNote } from '../request-note.mjs';

/** Keeps the event loop, as a query of the embedded database does. */
function keepBusy(ms) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Requests of /api/wait at work, and the most at once. */
const waits = { now: 0, most: 0 };

function wait(ms, end) {
  waits.now += 1;
  waits.most = Math.max(waits.most, waits.now);
  setTimeout(() => {
    waits.now -= 1;
    end();
  }, ms);
}

/**
 * GET /api/busy/20 takes 20 ms of the event loop, /api/wait/20 takes 20 ms without it, and /api/stream never ends.
 * /api/waits says how many of /api/wait were at work at once. An invented session is answered 401, after the work, and others are recognised.
 */
function page({ url, headers }, response) {
  const [kind, ms] = url.split('/').slice(-2);
  const [, session] = /session-token=(.+)/.exec(headers.cookie) ?? [];
  const isInvented = session?.includes('invented') ?? false;
  if (session && !isInvented) noteRequest({ caller: { credential: session, id: session } });
  const end = () => response.writeHead(isInvented ? 401 : 200).end('done');
  if (url.endsWith('/stream')) return response.writeHead(200).write('data: 1\n\n');
  if (url.endsWith('/waits')) return response.end(String(waits.most));
  if (kind === 'wait') return wait(Number(ms), end);
  if (kind === 'busy') keepBusy(Number(ms));
  end();
}

const answer = createAnswer({ page, trustProxy: true, admission: createAdmission({ trustProxy: true }) });
const server = createServer((request, response) => runWithNote({}, () => answer(request, response)));
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
