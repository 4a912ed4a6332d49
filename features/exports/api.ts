import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { findList } from './lists';

const params = z.object({ list: z.string() });
const scope = ({ list = '' }) => findList(list).scope;

/** Each list has its own roles and scope. */
export const exportsApi = {
  'GET /api/exports/{list}': operation({
    summary: 'Returns a list as a file. Its parameters are those of the list.',
    access: 'self',
    scope,
    params,
    answer: (workspace, { params, search, signal }) =>
      findList(params.list)(params.list, { ...workspace, signal }, search),
  }),
  'POST /api/exports/{list}': operation({
    summary: 'Returns a list as a file. A read; thousands of tags or products do not fit an address.',
    access: 'self',
    scope,
    params,
    body: z.record(z.string(), z.unknown()),
    limit: largestBody,
    answer: (workspace, { params, body, signal }) =>
      findList(params.list)(params.list, { ...workspace, signal }, body),
  }),
};
