import { expect, it } from 'vitest';
import { newRuleSchema } from './rule';

it.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ mail: 'yes' }, 'mail'],
  [{ condition: { kind: 'weather', values: {} } }, 'condition.kind'],
  [{ condition: { kind: 'notRefreshed', values: { hours: 0 } } }, 'condition.values.hours'],
  [{ condition: { kind: 'keyRejected', values: { a: 1 } } }, 'condition.values'],
  [{ color: 'red' }, ''],
])('a rule with %j names the field', (given, field) => {
  const condition = { kind: 'keyRejected', values: {} };
  const result = newRuleSchema.safeParse({ name: 'Rule', condition, ...given });
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

it.each([
  [{ days: 0 }, 'days'],
  [{ days: 91 }, 'days'],
  [{ days: 1.5 }, 'days'],
  [{ metric: 'bonus' }, 'metric'],
  [{ currency: 'XXX' }, 'currency'],
  [{ value: '-1' }, 'value'],
  [{ value: '1e9' }, 'value'],
  [{ value: '1.00001' }, 'value'],
  [{ direction: 'sideways' }, 'direction'],
  [{ subject: { kind: 'brand', id: 'B0' } }, 'subject.id'],
  [{ subject: { kind: 'shop', id: 'B0' } }, 'subject.kind'],
])('a threshold with %j names the field', (values, field) => {
  const usual = { metric: 'sales', days: 1, currency: 'USD', direction: 'below', value: '100' };
  const condition = { kind: 'threshold', values: { ...usual, ...values } };
  const result = newRuleSchema.safeParse({ name: 'Rule', condition });
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([`condition.values.${field}`]);
});
