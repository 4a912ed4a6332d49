import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };
export type Schemas = Record<string, JsonSchema>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON schema of one zod schema; those with an id of their own go to `components` and are referred to. */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output', components: Schemas): JsonSchema {
  const { $defs = {}, properties } = z.toJSONSchema(z.object({ schema }), { io });
  for (const [name, definition] of Object.entries($defs)) components[name] = refer(definition);
  return refer(properties?.schema);
}

/** What a query or path parameter looks like on the wire, where it is text, whatever it is read as. */
export function describeParameter(schema: z.ZodType): JsonSchema {
  const { $schema: _, wire, ...plain } = z.toJSONSchema(schema, { io: 'input' });
  return isSchema(wire) ? wire : plain;
}

function refer(schema: unknown): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { id: _, ...rest }: JsonSchema = JSON.parse(text);
  return rest;
}
