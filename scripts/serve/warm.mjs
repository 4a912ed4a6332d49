import { once } from 'node:events';
import { createServer, get } from 'node:http';

/**
 * Loads pages by requests that no log counts, so that the first visit does not wait for their code.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} page
 * @param {string[]} paths
 */
export async function warm(page, paths) {
  const server = createServer(page).listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const path of paths) {
    const asked = get({ host: '127.0.0.1', port: server.address().port, path, agent: false });
    const [answer] = await once(asked, 'response');
    await once(answer.resume(), 'close');
  }
  server.close();
}
