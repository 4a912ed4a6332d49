import { z } from 'zod';
import type { Operation, Operations } from '@/lib/api/operation';

type JsonSchema = { [name: string]: unknown };
/** The JSON schema of a tool's arguments. */
export type InputSchema = {
  type: 'object';
  properties: Record<string, unknown>;
  required: string[];
  additionalProperties: false;
};
/** Names of parameters that an agent may set, and what they mean. */
export type Fields = Readonly<Record<string, string>>;

export const rows = { usual: 20, most: 100 };

/** A whole number within bounds, with one message for all that is wrong with it. */
function wholeNumber(min: number, max: number, usual: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error }).default(usual);
}

/** The arguments of a page, the same for every tool with lists. */
export const pageSchema = z.object({
  limit: wholeNumber(1, rows.most, rows.usual).meta({ description: 'Rows of each list.' }),
  offset: wholeNumber(0, 999_999, 0).meta({
    description: 'Rows of each list to skip. An answer with more rows says the next one.',
  }),
});
export type PageField = keyof typeof pageSchema.shape;

/** The kind of a query's parameter, as the parameter itself reads it. Addresses write all of them as text. */
export function parameterKindOf(parameter: z.ZodType): 'list' | 'flag' | 'text' {
  // A UUID is an item of every list.
  if (Array.isArray(parameter.safeParse('00000000-0000-4000-8000-000000000000').data)) return 'list';
  return parameter.safeParse('true').data === true ? 'flag' : 'text';
}

/** The operation of this name. Throws an error if there is none. */
export function operationOf(operations: Operations, name: keyof Operations): Operation {
  const operation = operations[name];
  if (!operation) throw new Error(`There is no operation ${name}.`);
  return operation;
}

/** The zod schema of a query's parameter. */
export function parameterOf({ query }: Operation, name: string): z.ZodType {
  const parameter = query?.shape[name];
  if (parameter instanceof z.ZodType) return parameter;
  throw new Error(`The operation has no parameter ${name}.`);
}

/** The arguments of a tool, from the parameters of its operation. */
export function inputSchemaOf(
  operation: Operation,
  fields: Fields,
  paged: readonly PageField[],
): InputSchema {
  const entries = Object.entries(fields).map(([name, description]) => {
    const parameter = parameterOf(operation, name);
    const optional = parameter.safeParse(undefined).success;
    return { name, optional, schema: { ...describe(parameter), description } };
  });
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
      ...Object.fromEntries(paged.map((name) => [name, describe(pageSchema.shape[name])])),
    },
    required: entries
      .filter(({ name, optional }) => !optional && !isDay(name, fields))
      .map(({ name }) => name),
    additionalProperties: false,
  };
}

/** `range` may stand for them. */
const isDay = (name: string, fields: Fields) => 'range' in fields && (name === 'from' || name === 'to');

function describe(parameter: z.ZodType): JsonSchema {
  const kind = parameterKindOf(parameter);
  if (kind === 'list') return { type: 'array', items: { type: 'string' } };
  if (kind === 'flag') return { type: 'boolean' };
  const {
    $schema: _,
    wire: __,
    ...plain
  } = z.toJSONSchema(parameter, { io: 'input', unrepresentable: 'any' });
  return plain;
}
