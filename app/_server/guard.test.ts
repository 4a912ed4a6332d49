import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { sent } from '@/lib/testing/next/headers';
import { guard } from './guard';

vi.mock('./runtime', () => ({ getRuntime: async () => ({}) }));

beforeEach(() => {
  sent.headers['accept-language'] = 'de-AT,de;q=0.9,en;q=0.8';
});

const request = new Request('http://localhost:3000/api/views');
const refuse = async () => {
  throw new Failure('not_found', 'This view no longer exists.');
};

it('writes a failure in the language of the request', async () => {
  const response = await guard(request, refuse);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    code: 'not_found',
    message: 'Diese Ansicht gibt es nicht mehr.',
  });
});

it('writes English for the API', async () => {
  const response = await guard(request, refuse, { readWriter: async () => (sentence) => sentence });
  expect(await response.json()).toMatchObject({ message: 'This view no longer exists.' });
});

it('answers nobody once the client has left', async () => {
  const leaving = new AbortController();
  const left = new Request(request, { signal: leaving.signal });
  const response = await guard(left, async () => {
    leaving.abort();
    throw new Error('Its body did not arrive.');
  });
  expect([response.status, response.body]).toEqual([499, null]);
});
