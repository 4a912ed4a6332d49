import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { examples } from '@/lib/contract/openapi/examples';
import { operationIds, paths } from '@/lib/contract/paths';

/** Without spaces or hyphens, so that it cannot wrap. */
export const longName = 'Wide'.repeat(2_500);

const fields = [
  'name',
  'title',
  'bio',
  'category',
  'status',
  'email',
  'creatorConnectionsName',
  'creatorConnectionsId',
  'linkId',
  'url',
  'mobileOptimizedUrl',
];
const day = 86_400_000;
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / day - days) * day).toISOString();

/** An API with one brand, product, creator, campaign and link, with texts of 10,000 characters. */
export async function startLongNamesApi() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api.invalid');
    const id = operationIds.find((name) => matches(paths[name], request.method, pathname));
    response.writeHead(id ? 200 : 404, { 'content-type': 'application/json' });
    request.resume().once('end', () => response.end(JSON.stringify(id ? lengthen(examples[id]) : {})));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const matches = (operation: { method: string; path: string }, method: string | undefined, pathname: string) =>
  operation.method === method &&
  new RegExp(`^${operation.path.replace(/\{\w+\}/, '[0-9a-f-]{36}')}$`).test(pathname);

/** Copies a value with long texts, these days, and only one page. */
function lengthen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => lengthen(item));
  if (key === 'cursor') return null;
  if (key === 'date')
    return String(value).length === 8 ? daysAgo(3).slice(0, 10).replaceAll('-', '') : daysAgo(3);
  if (key === 'startDate') return daysAgo(20);
  if (key === 'endDate') return daysAgo(-20);
  if (typeof value === 'string' && fields.includes(key)) {
    return value.startsWith('https://') ? `${value}${longName}` : longName;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthen(item, name)]));
}
