import { resolve } from 'node:path';
import { buildGenerator, type DefinitionOrBoolean, getProgramFromFiles } from 'typescript-json-schema';
import type { JsonSchema, Schemas } from '@/lib/contract/openapi/schemas';
import tsconfig from '@/tsconfig.json';

type DescribedAnswers = {
  /** The JSON schema of each operation's answer. Null for a Response: a file, or a stream of events. */
  answers: Record<string, JsonSchema | null>;
  /** Schemas that answers refer to. */
  schemas: Schemas;
};

const prefix = '#/definitions/';
/** Types with a name of their own. The compiler invents names for others, so those are written out where they occur. */
const ownName = /^(?!Record$)[A-Z][A-Za-z]*$/;

/** Describes what operations answer, by the types and docstrings of the code. Takes about ten seconds. */
export function describeAnswers(): DescribedAnswers {
  const { plugins: _, incremental: __, ...options } = tsconfig.compilerOptions;
  const program = getProgramFromFiles([resolve('features/api.ts')], options, resolve('.'));
  const generator = buildGenerator(program, {
    required: true,
    strictNullChecks: true,
    aliasRef: true,
    topRef: false,
    ref: true,
    // Types are checked elsewhere, by a newer compiler.
    ignoreErrors: true,
  });
  const described = generator?.getSchemaForSymbol('Answers');
  const failure = generator?.getSchemaForSymbol('FailureBody');
  if (!described?.properties || !failure) throw new Error('The answers have no schema.');
  const schemas: Schemas = {};
  const answers = Object.entries(described.properties).map(([name, answer]): [string, JsonSchema | null] => {
    const isResponse = typeof answer === 'object' && answer.$ref?.startsWith(`${prefix}Response`);
    return [name, isResponse ? null : refer(answer, described.definitions ?? {}, schemas)];
  });
  const { definitions = {}, ...body } = failure;
  schemas.FailureBody = refer(body, definitions, schemas);
  const sort = <T>(entries: [string, T][]) =>
    Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { answers: sort(answers), schemas: sort(Object.entries(schemas)) };
}

type Definitions = Readonly<Record<string, DefinitionOrBoolean>>;

/** A property with a symbol as its name. JSON leaves it out, and its number here would change with our code. */
const isSymbol = (name: unknown) => typeof name === 'string' && name.startsWith('__@');

/** A docstring's text in one line, so that another width of its comment is the same description. */
const unwrap = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** Moves definitions with a name of their own to `schemas`, and writes out the others. */
function refer(value: unknown, definitions: Definitions, schemas: Schemas): JsonSchema {
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.filter((item) => !isSymbol(item)).map(visit);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref, ...rest } = Object(part);
    const visited = Object.fromEntries(
      Object.entries(rest).flatMap(([key, item]): [string, unknown][] => {
        if (isSymbol(key)) return [];
        return [[key, key === 'description' && typeof item === 'string' ? unwrap(item) : visit(item)]];
      }),
    );
    if (typeof $ref !== 'string') return visited;
    const name = decodeURIComponent($ref.slice(prefix.length));
    if (!ownName.test(name)) return { ...Object(visit(definitions[name])), ...visited };
    if (!schemas[name]) {
      schemas[name] = {};
      schemas[name] = Object(visit(definitions[name]));
    }
    return { $ref: `#/components/schemas/${name}`, ...visited };
  };
  return Object(visit(value));
}
