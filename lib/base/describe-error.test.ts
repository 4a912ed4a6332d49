import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { describeError } from './describe-error';
import { Failure } from './failure';

describe('an error in the log', () => {
  test('says what happened and where, with its causes and code', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const described = describeError(new Failure('upstream_unavailable', 'Out of reach.', { cause: refused }));
    expect(described).toMatchObject({
      message: 'Out of reach.',
      code: 'upstream_unavailable',
      cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
    });
    expect(described.stack).toContain('describe-error.test.ts');
  });

  test('never contains the values of a statement', () => {
    const cause = new Error('duplicate key value');
    const failed = new DrizzleQueryError(
      'insert into "connections" values ($1)',
      ['eyJhbGci\nsecret'],
      cause,
    );
    const text = JSON.stringify(describeError(failed));
    expect(text).toContain('insert into');
    expect(text).toContain('duplicate key value');
    expect(text).toContain('describe-error.test.ts');
    expect(text).not.toMatch(/eyJhbGci|secret/);
  });

  test.each([['a word'], [undefined], [{ status: 500 }]])('accepts other values: %j', (thrown) => {
    expect(describeError(thrown).message).toBe(String(thrown));
  });

  test('ends for circular causes', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).match(/"round"/g)?.length).toBeLessThan(10);
  });
});
