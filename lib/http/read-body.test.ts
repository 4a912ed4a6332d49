import { describe, expect, it } from 'vitest';
import { readJsonBody } from './read-body';

const read = (body: string, type = 'application/json') =>
  readJsonBody(new Request('http://deck.local', { method: 'POST', body, headers: { 'content-type': type } }));

describe('a body of JSON', () => {
  it.each([
    '{"title":"plain"}',
    '{"title":"\\\\u0000 in words"}',
    '{"title":"half a pair \\ud800"}',
    '{"title":"tab \\t, bell \\u0007"}',
    '["\\\\u0000",null,1,true,{}]',
  ])('is read as it is: %s', async (body) => {
    await expect(read(body)).resolves.toEqual(JSON.parse(body));
  });

  it.each([
    ['{"title":"a\\u0000"}', 'title'],
    ['{"name":"x","lines":[{"title":"fine"},{"title":"a\\u0000b"}]}', 'lines.1.title'],
    ['"\\u0000"', ''],
  ])('with a NUL is refused by the name of its field: %s', async (body, field) => {
    await expect(read(body)).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Input Validation Failed',
      issues: [{ field, message: 'must not contain a NUL' }],
    });
  });

  it('may be nested arbitrarily deep', async () => {
    const depth = 100_000;
    const body = `${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`;
    await expect(read(body)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it.each(['{', '', '{"title":"a\0"}'])('is rejected if malformed: %j', async (body) => {
    await expect(read(body)).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Input Validation Failed',
      issues: [{ field: 'body', message: 'must be JSON' }],
    });
  });

  it('is rejected for its content type first', async () => {
    await expect(read('"\\u0000"', 'text/plain')).rejects.toMatchObject({ code: 'content_type' });
  });
});
