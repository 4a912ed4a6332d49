import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Failure } from '@/lib/base/failure';
import type { RowsQuery } from './rows-query';

type RowPosition = { value: string; id: string };

const positionSchema = z.object({ of: z.string(), value: z.string().max(40), id: z.guid() });

/** Binds a cursor to its workspace and all other parameters. */
function digestQuery(workspaceId: string, { cursor: _, limit: __, ...query }: RowsQuery): string {
  const parts = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([workspaceId, parts]))
    .digest('base64url')
    .slice(0, 16);
}

export function writeRowCursor(workspaceId: string, query: RowsQuery, position: RowPosition): string {
  const body = { of: digestQuery(workspaceId, query), ...position };
  return Buffer.from(JSON.stringify(body)).toString('base64url');
}

/** Throws Failure `invalid_input` for `cursor` if it was altered or belongs to another query. */
export function readRowCursor(workspaceId: string, query: RowsQuery): RowPosition | null {
  if (query.cursor === undefined) return null;
  const position = positionSchema.safeParse(parse(query.cursor));
  const shape = query.sort === 'at' ? /^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z$/ : /^-?\d{1,15}(\.\d{1,8})?$/;
  if (
    position.success &&
    position.data.of === digestQuery(workspaceId, query) &&
    shape.test(position.data.value)
  ) {
    return position.data;
  }
  throw new Failure('invalid_input', 'Input Validation Failed', {
    issues: [{ field: 'cursor', message: 'must be the cursor of the page before, with the same filters' }],
  });
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
