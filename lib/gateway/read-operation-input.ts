import { Failure } from '@/lib/base/failure';
import { type OperationInput, operations } from '@/lib/contract/operations';
import type { OperationId } from '@/lib/contract/paths';
import { type FieldIssue, type ReadResult, readInput, readQuery } from '@/lib/contract/query-string';
import { readJsonBody } from '@/lib/server/http/read-body';
import type { FoundOperation } from './find-operation';

type Parts = { params?: Schema; query?: QuerySchema; body?: Schema };
type Schema = Parameters<typeof readInput>[0];
type QuerySchema = Parameters<typeof readQuery>[0];

/** Validates the inputs of an operation from the browser. Throws a Failure that names each invalid field. */
export async function readOperationInput<Id extends OperationId>(
  { id, params }: FoundOperation & { id: Id },
  request: Request,
): Promise<OperationInput<Id>> {
  const schemas: Parts = operations[id];
  const issues: FieldIssue[] = [];
  const take = <T>(result: ReadResult<T>): T | undefined => {
    if (result.ok) return result.value;
    issues.push(...result.issues);
    return undefined;
  };
  const input = {
    ...(schemas.params && { params: take(readInput(schemas.params, params)) }),
    ...(schemas.query && { query: take(readQuery(schemas.query, new URL(request.url).searchParams)) }),
    ...(schemas.body && { body: take(readInput(schemas.body, await readJsonBody(request))) }),
  };
  if (issues.length > 0) throw new Failure('invalid_input', 'Input Validation Failed', { issues });
  // Each part was read with the operation's schema, but TypeScript cannot relate id and input.
  return input as OperationInput<Id>;
}
