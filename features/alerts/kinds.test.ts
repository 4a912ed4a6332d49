import { expect, it } from 'vitest';
import { kindNames } from './alert-shape';
import { conditionSchema, kinds } from './kinds';

it('every kind can be chosen in the form, and sent', () => {
  const names = Object.keys(kinds).sort();
  expect(kindNames.toSorted()).toEqual(names);
  const sent = conditionSchema.options.map(({ shape }) => shape.kind.value);
  expect(sent.toSorted()).toEqual(names);
});
