import { BrokenCircuitError } from 'cockatiel';
import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { markNeverSent } from './never-sent';

const withCode = (code: string) => Object.assign(new Error('It failed.'), { code });
const within = (cause: Error) => new Error('It failed.', { cause });

it.each([
  ['the connection was refused', withCode('ECONNREFUSED'), true],
  ['no server has the name', within(withCode('ENOTFOUND')), true],
  ['nobody connected in time', within(within(withCode('UND_ERR_CONNECT_TIMEOUT'))), true],
  ['the breaker is open', within(new BrokenCircuitError()), true],
  ['the connection broke', withCode('ECONNRESET'), false],
  ['nothing is known', undefined, false],
])('says whether nothing was sent when %s', (_, cause, isUnsent) => {
  const failure = new Failure('upstream_unavailable', 'The API cannot be reached.', { cause });
  const marked = markNeverSent(failure);
  if (isUnsent) expect(marked).toMatchObject({ code: 'throttled', retryAfter: 5 });
  else expect(marked).toBe(failure);
});
