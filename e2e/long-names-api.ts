import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { examples } from '@/lib/contract/openapi/examples';
import { type OperationId, operationIds, paths } from '@/lib/contract/paths';
import { changeLeaves, isDescriptiveText } from '@/lib/contract/testing/example-texts';

/** Without spaces or hyphens, so that it cannot wrap. */
export const longName = 'Wide'.repeat(2_500);

/** Ids that people choose, and addresses, are as long as texts. */
const longIds = ['creatorConnectionsId', 'linkId', 'url'];
/** Kinds of things, and addresses of pictures: they are never long. */
const shortTexts = ['image', 'linkType', 'marketplace', 'type'];
const day = 86_400_000;
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / day - days) * day).toISOString();

/** An API with one brand, product, creator, campaign and link, with texts of 10,000 characters. */
export async function startLongNamesApi() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api.invalid');
    const id = operationIds.find((name) => matches(paths[name], request.method, pathname));
    response.writeHead(id ? 200 : 404, { 'content-type': 'application/json' });
    request.resume().once('end', () => response.end(JSON.stringify(id ? lengthen(id) : {})));
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

/** The example with long texts, these days, and only one page. */
const lengthen = (id: OperationId) =>
  changeLeaves(examples[id], (leaf, path) => {
    const key = path.at(-1) ?? '';
    if (key === 'cursor') return null;
    if (key === 'date')
      return String(leaf).length === 8 ? daysAgo(3).slice(0, 10).replaceAll('-', '') : daysAgo(3);
    if (key === 'startDate') return daysAgo(20);
    if (key === 'endDate') return daysAgo(-20);
    const isLong = longIds.includes(key) || (isDescriptiveText(id, leaf, path) && !shortTexts.includes(key));
    if (typeof leaf !== 'string' || !isLong) return leaf;
    return leaf.startsWith('https://') ? `${leaf}${longName}` : longName;
  });
