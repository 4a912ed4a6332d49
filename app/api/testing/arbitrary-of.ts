import fc from 'fast-check';
import type { JsonSchema, Schemas } from '@/lib/contract/openapi/schemas';

/** What a program may send by mistake or in bad faith, whatever the schema says. */
const wild: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', '\0', 'a\0b', '%', ',', "'", '9'.repeat(400), 'x'.repeat(600)),
  fc.constantFrom<unknown>(-1, 0.5, 1e21, 2 ** 53, true, [], {}, '0000-00-00', '2026-02-30', '9999-12-31'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const schemasOf = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.map(Object) : []);

/** Values of a JSON schema, and now and then something wild in each place. */
export function arbitraryOf(schema: JsonSchema, components: Schemas): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: validOf(schema, components) }, { weight: 1, arbitrary: wild });
}

function validOf(schema: JsonSchema, components: Schemas): fc.Arbitrary<unknown> {
  const { $ref, enum: values, type } = schema;
  if (typeof $ref === 'string') {
    return validOf(components[$ref.replace('#/components/schemas/', '')] ?? {}, components);
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(values)) return fc.constantFrom<unknown>(...values);
  const choices = schemasOf(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, components)));
  if (type === 'object') return objectOf(schema, components);
  if (type === 'array') {
    const { minItems = 0, items } = Object(schema);
    return fc.array(arbitraryOf(Object(items), components), {
      minLength: Math.min(minItems, 3),
      maxLength: 3,
    });
  }
  if (type === 'string') return textOf(schema);
  if (type === 'integer' || type === 'number') {
    const { minimum = -1e6, maximum = 1e6 } = Object(schema);
    return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
  }
  return type === 'boolean' ? fc.boolean() : fc.constant(null);
}

function objectOf(schema: JsonSchema, components: Schemas): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = Object(schema);
  const parts = Object.entries(properties).map(([name, part]) => [
    name,
    arbitraryOf(Object(part), components),
  ]);
  return fc.record(Object.fromEntries(parts), { requiredKeys: required });
}

const day = fc.constantFrom(
  '2026-01-01',
  '2026-01-19',
  '2026-01-20',
  '2026-01-21',
  '2025-11-05',
  '1970-01-01',
);

function textOf({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return day;
  if (format === 'uuid') return fc.uuid();
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  const [shortest, longest] = [Number(minLength ?? 0), Number(maxLength ?? 30)];
  const text = fc.string({ unit: 'grapheme', minLength: shortest, maxLength: Math.min(longest, 30) });
  return fc.oneof(text, day, fc.constantFrom('2026-01', 'USD', 'brands', 'reports'));
}
