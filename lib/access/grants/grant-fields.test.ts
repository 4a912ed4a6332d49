import { expect, it } from 'vitest';
import { daysField } from './grant-fields';

it.each([true, [9], '9', ' 9 ', '0x9', null, 0, 1.5, 366])('takes no %j for days', (given) => {
  expect(daysField.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([
    'must be a number of days from 1 to 365',
  ]);
});
