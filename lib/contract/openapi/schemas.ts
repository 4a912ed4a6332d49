import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };
export type Schemas = Record<string, JsonSchema>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON schema of a zod schema. Schemas with an id go to `components` and are referenced. */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output', components: Schemas): JsonSchema {
  const { $defs = {}, properties } = z.toJSONSchema(z.object({ schema }), { io });
  for (const [name, definition] of Object.entries($defs)) components[name] = refer(definition);
  return refer(properties?.schema);
}

/** The JSON schema of a query or path parameter in its wire format. A schema with an id goes to `components`. */
function describeParameter(schema: z.ZodType, components: Schemas): JsonSchema {
  const { $schema: _, wire, ...plain } = z.toJSONSchema(schema, { io: 'input' });
  if (!isSchema(wire)) return plain;
  const { id, ...sent } = wire;
  if (typeof id !== 'string') return sent;
  const { examples, ...shared } = sent;
  components[id] = shared;
  return { $ref: `#/components/schemas/${id}`, examples };
}

type Parameters = {
  in: 'path' | 'query';
  shape: Readonly<Record<string, z.ZodType>>;
  /** What each means, by name. */
  notes: Readonly<Record<string, string>>;
  /** Those that may be left out for another one. */
  replaceable?: readonly string[];
};

/** The parameters of an operation. A parameter without a default is required. */
export const describeParameters = (
  { in: place, shape, notes, replaceable = [] }: Parameters,
  components: Schemas,
) =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    in: place,
    required: !replaceable.includes(name) && !schema.safeParse(undefined).success,
    description: notes[name],
    schema: describeParameter(schema, components),
  }));

function refer(schema: unknown): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { id: _, ...rest }: JsonSchema = JSON.parse(text);
  return rest;
}
