import { describe, expect, it } from 'vitest';
import { readJsonBody } from './read-body';

const read = (body: string, type = 'application/json', limit?: number) =>
  readJsonBody(
    new Request('http://deck.local', { method: 'POST', body, headers: { 'content-type': type } }),
    { limit },
  );

describe('a body of JSON', () => {
  it.each([
    '{"title":"plain"}',
    '{"title":"\\\\u0000 in words"}',
    '{"title":"a pair \\ud83d\\ude00"}',
    '{"title":"tab \\t, bell \\u0007"}',
    '["\\\\u0000",null,1,true,{}]',
  ])('is read as it is: %s', async (body) => {
    await expect(read(body)).resolves.toEqual(JSON.parse(body));
  });

  it.each(['\\ud800', '\\uDC00', '\\ude00\\ud83d'])('has no half of a character: %s', async (halves) => {
    const whole = '\ufffd'.repeat(halves.length / 6);
    const body = `{"filter":{"q":"a${halves}b \\ud83d\\ude00","of":["${halves}"]}}`;
    await expect(read(body)).resolves.toEqual({ filter: { q: `a${whole}b 😀`, of: [whole] } });
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
    const depth = 30_000;
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

  it('is rejected above its limit, with or without a length', async () => {
    const body = JSON.stringify('x'.repeat(98));
    await expect(read(body, undefined, 100)).resolves.toHaveLength(98);
    await expect(read(body, undefined, 99)).rejects.toMatchObject({ code: 'too_large' });
    await expect(read(body.padEnd(70_000))).rejects.toMatchObject({ code: 'too_large' });
    const length = { 'content-type': 'application/json', 'content-length': '101' };
    const announced = new Request('http://deck.local', { method: 'POST', body, headers: length });
    await expect(readJsonBody(announced, { limit: 100 })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('is rejected if it has too many values to check', async () => {
    const limit = 8_000_000;
    await expect(read(`[${'{},'.repeat(60_000)}1]`, undefined, limit)).rejects.toMatchObject({
      code: 'too_large',
    });
    const text = JSON.stringify('[,:{'.repeat(100_000));
    await expect(read(text, undefined, limit)).resolves.toHaveLength(400_000);
  });
});
