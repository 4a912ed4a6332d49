import { expect, it } from 'vitest';
import { z } from 'zod';
import { filter } from './list-filter';
import { queryOf } from './query-fields';

const fields = z.object(queryOf({ names: filter.texts, ids: filter.ids }));

it.each(['', ',', ',,'])('takes a list without items (%j) as none', (text) => {
  expect(fields.parse({ names: text, ids: text })).toEqual(fields.parse({}));
});

it('reads the items of a list', () => {
  expect(fields.parse({ names: 'a,,b%2Cc' })).toMatchObject({ names: ['a', 'b,c'] });
});
