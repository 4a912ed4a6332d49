import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { createGateway } from '@/lib/gateway/gateway';
import { createHttpTransport } from '@/lib/gateway/http-transport';
import { findProducts } from './find-products';

const ledger = openEmbeddedLedger();

it('cancels its API calls when the browser disconnects', async () => {
  const { db, store } = ledger();
  const { workspaceId } = await makeMember(db);
  await addConnection(db, testVault, { workspaceId, family: 'seller', key: 'seller-key-0123456789' });
  // An API that never responds.
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const http = createHttpTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const call = createGateway({ db, vault: testVault, transport: http.transport }).callFor(workspaceId);

  const browser = new AbortController();
  const incoming: Promise<[unknown, ServerResponse]> = once(server, 'request').then(([request, response]) => [
    request,
    response,
  ]);
  const left = expect(
    findProducts({ db, store, id: workspaceId, walk: call, signal: browser.signal }, 'tea'),
  ).rejects.toMatchObject({ name: 'AbortError' });
  const [, response] = await incoming;
  const cancelled = once(response, 'close');
  browser.abort();
  await left;
  await cancelled;
  expect(response.writableFinished).toBe(false);

  await http.close();
  server.close();
});
