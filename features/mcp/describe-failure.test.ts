import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { describeFailure } from './describe-failure';

const about = { tool: 'list_brands', requestId: 'r1', signal: new AbortController().signal };

it('says what is wrong as a person sees it, with each field', async () => {
  const issues = [{ field: 'brands', message: 'must be ids' }];
  const failure = new Failure('invalid_input', 'Ket\u200btle\u0007is\nno brand.', { issues });
  expect(await describeFailure(failure, about)).toEqual({
    content: [{ type: 'text', text: 'Kettle is no brand: brands must be ids.' }],
    isError: true,
  });
});

it('says nothing of an unknown error but the id of its request', async () => {
  const { content } = await describeFailure(new Error('password=secret'), about);
  expect(JSON.stringify(content)).not.toContain('secret');
  expect(JSON.stringify(content)).toContain('Request r1.');
});
