import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { createAdmission } from './admission.mjs';
import { chunkedLimit } from './body-limits.mjs';
import { currentNote, noteRequest, runWithNote } from './request-note.mjs';

afterEach(() => {
  vi.restoreAllMocks();
});

const largest = 1_000_000;

/** Admission with a clock of its own, and what it starts and refuses. */
function admitInProcess() {
  const clock = { now: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  const { admit, isFull } = createAdmission({ trustProxy: true });
  const [started, refused]: [string[], string[]] = [[], []];
  const send = (
    address: string,
    work = () => {},
    session = '',
    others: Record<string, string> = {},
    url = '/overview',
  ) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const headers = { 'x-forwarded-for': address, cookie: `session-token=${session}`, ...others };
    const start = () => {
      started.push(address);
      if (session) noteRequest({ caller: { credential: session, id: session } });
      work();
    };
    const refuse = () => refused.push(address);
    const request = Object.assign(response.req, { url, headers });
    runWithNote({}, () => admit(request, response, { limit: largest, start, refuse }));
    return response;
  };
  return { clock, started, refused, send, isFull };
}

it('is late for nobody because a caller waits for its own requests', async () => {
  const { clock, started, refused, send } = admitInProcess();
  const [greedy, other] = ['192.0.2.8', '192.0.2.9'];
  const startsOf = (address: string) => started.filter((one) => one === address).length;
  for (const at of [1, 2, 3, 4, 5, 6]) {
    send(`192.0.2.${at}`, () => {
      clock.now += 300;
    });
  }
  for (let count = 0; count < 5; count += 1) send(greedy);
  await expect.poll(() => startsOf(greedy)).toBe(4);
  clock.now += 600;
  send(other);
  await expect.poll(() => startsOf(other)).toBe(1);
  for (let count = 0; count < 40; count += 1) send(other);
  await expect.poll(() => startsOf(other)).toBe(41);
  expect(refused).toEqual([]);
});

it('starts no request whose client has left', async () => {
  const { started, refused, send } = admitInProcess();
  const responses = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => send(address));
  responses[1]?.emit('close');
  await expect.poll(() => started).toEqual(['192.0.2.1', '192.0.2.3']);
  expect(refused).toEqual([]);
});

it('never gives strangers all places, however many networks they come from', async () => {
  const { started, refused, send } = admitInProcess();
  const first = send('192.0.2.200', () => {}, 'member');
  await expect.poll(() => started).toHaveLength(1);
  first.emit('close');
  for (let network = 0; network < 140; network += 1) send(`192.0.2.${network}`);
  await expect.poll(() => started).toHaveLength(97);
  expect(refused).toHaveLength(44);
  send('192.0.2.200', () => {}, 'member');
  await expect.poll(() => started).toHaveLength(98);
});

it('remembers the credential that was recognised, not another of its request, until a 401', async () => {
  const { started, refused, send } = admitInProcess();
  const address = '192.0.2.200';
  const invented = { authorization: 'Bearer invented' };
  const answered = async (response: ServerResponse) => {
    const before = started.length;
    await expect.poll(() => started).toHaveLength(before + 1);
    response.emit('close');
  };
  await answered(send(address, () => {}, 'member'));
  await answered(send(address, () => {}, 'member', invented));
  started.length = 0;
  for (let network = 0; network < 96; network += 1) send(`192.0.2.${network}`);
  await expect.poll(() => started).toHaveLength(96);
  send(address, () => {}, 'member', invented);
  expect(refused).toEqual([address]);
  // The same session after it was ended.
  const ended = send(address, () => {}, '', { cookie: 'session-token=member' });
  ended.statusCode = 401;
  await answered(ended);
  send(address, () => {}, 'member');
  expect(refused).toEqual([address, address]);
});

it('knows a member by the session behind a proxy that asks for a password, and by no invented session', async () => {
  const { started, refused, send } = admitInProcess();
  const password = { authorization: 'Basic b3BzOnNlY3JldA==' };
  const [member, stranger] = ['192.0.2.200', '192.0.2.201'];
  for (const [address, session] of [
    [member, 'member'],
    [stranger, ''],
  ] as const) {
    const response = send(address, () => {}, session, password);
    await expect.poll(() => started).toContain(address);
    response.emit('close');
  }
  started.length = 0;
  for (let network = 0; network < 96; network += 1) send(`192.0.2.${network}`, () => {}, '', password);
  await expect.poll(() => started).toHaveLength(96);
  send(stranger, () => {}, '', { ...password, cookie: 'session-token=invented' });
  expect(refused).toEqual([stranger]);
  send(member, () => {}, 'member', password);
  await expect.poll(() => started).toContain(member);
});

it('keeps the place of an upload until it is answered, because its body is in memory', async () => {
  const { started, refused, send } = admitInProcess();
  const upload = () => {
    const response = send('192.0.2.1', () => {}, '', { 'content-length': String(largest) });
    response.req.push(Buffer.alloc(largest));
    response.req.push(null);
    return response;
  };
  const [first] = [upload(), upload()];
  await expect.poll(() => started).toHaveLength(2);
  upload();
  expect(refused).toHaveLength(1);
  first.emit('close');
  upload();
  await expect.poll(() => started).toHaveLength(3);
  expect(refused).toHaveLength(1);
});

it('takes no more than the usual size in chunks, whatever the path may have with a length', async () => {
  const { started, refused, send } = admitInProcess();
  const upload = (size: number) => {
    const { req } = send('192.0.2.1', () => {}, '', { 'transfer-encoding': 'chunked' });
    req.push(Buffer.alloc(size));
    req.push(null);
  };
  upload(chunkedLimit);
  await expect.poll(() => started).toHaveLength(1);
  upload(chunkedLimit + 1);
  expect(refused).toHaveLength(1);
});

it('refuses the first hundred of a caller at once, and the others a second later', async () => {
  const { started, refused, send } = admitInProcess();
  for (let count = 0; count < 64; count += 1) send('192.0.2.1');
  await expect.poll(() => started).toHaveLength(64);
  for (let count = 0; count < 120; count += 1) send('192.0.2.1');
  expect(refused).toHaveLength(100);
  await expect.poll(() => refused).toHaveLength(120);
});

it('takes 16 sign-ins of a network at once, whatever others send', async () => {
  const { started, refused, send } = admitInProcess();
  const signIn = (address: string) => send(address, () => {}, '', {}, '/sign-in');
  for (let count = 0; count < 20; count += 1) signIn('192.0.2.1');
  expect([started.length, refused.length]).toEqual([16, 4]);
  signIn('192.0.2.2');
  expect([started.length, refused.length]).toEqual([17, 4]);
});

it('starts health checks, files and tracked links at any load, and no page behind dot segments', async () => {
  const { started, refused, send } = admitInProcess();
  for (let network = 0; network < 96; network += 1) send(`192.0.2.${network}`);
  await expect.poll(() => started).toHaveLength(96);
  const visit = (url: string) => send('192.0.2.200', () => {}, '', {}, url);
  for (const url of ['/livez', '/readyz?verbose', '/_next/static/a.js', '/l/abc']) visit(url);
  expect([started.length, refused.length]).toEqual([100, 0]);
  for (const url of ['/_next/static/../../overview', '/_next/static/%2e%2E/overview', '/l/../overview']) {
    visit(url);
  }
  expect([started.length, refused.length]).toEqual([100, 3]);
});

it('is not ready once all places have been taken for five seconds', async () => {
  const { clock, started, send, isFull } = admitInProcess();
  for (const member of ['one', 'two', 'three']) {
    const first = send('192.0.2.1', () => {}, member);
    await expect.poll(() => started.length).toBeGreaterThan(0);
    started.length = 0;
    first.emit('close');
  }
  const held = Array.from({ length: 128 }, (_, at) =>
    send(`192.0.2.${at}`, () => {}, ['one', 'two', 'three'][at % 3]),
  );
  await expect.poll(() => started).toHaveLength(128);
  expect(isFull()).toBe(false);
  clock.now += 5_001;
  expect(isFull()).toBe(true);
  held[0]?.emit('close');
  expect(isFull()).toBe(false);
});

it('writes what a handler says into the note of its own request', async () => {
  const { started, send } = admitInProcess();
  const notes: ReturnType<typeof currentNote>[] = [];
  for (const session of ['one', 'two', 'three']) {
    send('192.0.2.1', () => notes.push(currentNote()), session);
  }
  await expect.poll(() => started).toHaveLength(3);
  expect(notes.map(({ caller }) => caller?.id)).toEqual(['one', 'two', 'three']);
});
