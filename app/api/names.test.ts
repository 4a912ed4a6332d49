import { expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from '@/features/api';

type Named = [path: string, field: z.ZodType];

/** Each field `name` of a body, at any depth. */
function listNames(path: string, schema: unknown): Named[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, field]): Named[] =>
      key === 'name' && field instanceof z.ZodType
        ? [[`${path}.name`, field]]
        : listNames(`${path}.${key}`, field),
    );
  }
  if (schema instanceof z.ZodArray) return listNames(`${path}[]`, schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listNames(path, option));
  if (schema instanceof z.ZodPipe) return listNames(path, schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return listNames(path, schema.unwrap());
  }
  return [];
}

const names = Object.entries(operations).flatMap(([operation, { body }]) => listNames(operation, body));

it('finds the names of bodies', () => {
  expect(names.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'POST /api/views.name',
      'PATCH /api/alert-rules/{id}.name',
      'PUT /api/desk/stages.stages[].name',
    ]),
  );
});

it.each(names)('%s is one line in which something can be seen', (_, field) => {
  expect(field.parse(' A\r\n\u200bB\u0007 ')).toBe('A B');
  for (const unseen of ['', '\n', '\u200b', '\u00ad\ufeff'])
    expect(field.safeParse(unseen).success).toBe(false);
});
