import { expect } from 'vitest';
import { paths } from '@/lib/contract/paths';
import type { Case, Group } from '../case';
import { expectAnswer, expectError } from '../check-answer';
import { operationIds, plainPath } from '../operation-list';

/** Every operation responds to its basic request as the contract says. */
const plain: Case[] = operationIds
  .filter((id) => id !== 'createLink')
  .map((id) => ({
    title: `${id} answers as the contract says, and no cache stores it`,
    ask: (world) => ({ path: plainPath(world, id) }),
    check: (answer) => expectAnswer(id, answer),
  }));

const wrongMethods: Case[] = operationIds.flatMap((id) =>
  (paths[id].method === 'GET' ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['GET', 'PUT', 'DELETE']).map(
    (method): Case => ({
      title: `${method} on ${id} is 405`,
      direct: true,
      ask: (world) => ({ path: plainPath(world, id), method }),
      check: (answer) => {
        expectError(answer, 405);
        expect(answer.headers.get('allow')).toContain(paths[id].method);
      },
    }),
  ),
);

const unknownPaths = [
  '/api/seller/v1',
  '/api/seller/v1/',
  '/api/seller/v1/nothing',
  '/api/seller/v1/brands/a/b',
  '/api/seller/v1/reports/none',
  '/api/seller/v1/Brands',
  '/api/seller/v2/brands',
  '/api/seller/v3/products',
  '/api/creator/v1/links',
  '/api/creator/v2/products',
].map(
  (path): Case => ({
    title: `${path} is 404`,
    direct: true,
    ask: () => ({ path }),
    check: (answer) => expectError(answer, 404),
  }),
);

const head: Case = {
  title: 'HEAD answers as GET does, without a body',
  direct: true,
  ask: () => ({ path: paths.listBrands.path, method: 'HEAD' }),
  check: ({ status, text }) => expect([status, text]).toEqual([200, '']),
};

export const routes: Group = { name: 'Routes', cases: [...plain, ...wrongMethods, ...unknownPaths, head] };
