import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { signUp } from './account';
import { expect, signedOut as test } from './fixtures';

test('an agent reads with a token, is told what it lacks, and a cookie opens nothing', async ({
  page,
  baseURL,
}) => {
  await signUp(page, 'Olga Owner');
  await page.goto('/settings/tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Agent');
  await page.getByLabel(/^Read figures/).check();
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByLabel('API token', { exact: true }).inputValue();

  const agent = new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const headers = { authorization: `Bearer ${token}` };
  await agent.connect(
    new StreamableHTTPClientTransport(new URL(`${baseURL}/api/mcp`), { requestInit: { headers } }),
  );
  expect((await agent.listTools()).tools.map(({ name }) => name)).toContain('report');
  const report = await agent.callTool({ name: 'report', arguments: { range: 'last-month' } });
  expect(JSON.stringify(report.content)).toContain('Receipt: Not complete: report rows of ');
  const refused = await agent.callTool({
    name: 'brands',
    arguments: { from: '2026-01-01', to: '2026-01-31' },
  });
  expect([refused.isError, refused.content]).toEqual([
    true,
    [{ type: 'text', text: 'This API token lacks the scope catalog:read.' }],
  ]);
  await agent.close();

  // The browser is signed in, and sends its cookie.
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await page.request.post('/api/mcp', { data: message })).status()).toBe(401);
});
