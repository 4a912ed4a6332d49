import { type Dispatcher, Pool } from 'undici';
import type { LargePlatform } from './serve-large';

export type Client = {
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: unknown) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Sends requests over keep-alive connections and reads complete responses. Throws unless the status is 200. */
export function openClient({ url, sellerKey, creatorToken }: LargePlatform): Client {
  const pool = new Pool(url, { connections: 16, pipelining: 1 });
  async function send(options: Dispatcher.RequestOptions): Promise<unknown> {
    const { statusCode, body } = await pool.request(options);
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${options.path} answered ${statusCode}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }
  return {
    get: (path) => send({ path, method: 'GET', headers: { authorization: `Bearer ${sellerKey}` } }),
    post: (path, body) =>
      send({
        path,
        method: 'POST',
        headers: { authorization: `Bearer ${creatorToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    close: () => pool.close(),
  };
}
