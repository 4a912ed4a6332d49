import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const types = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' };

const takesBrotli = (accepted = '') => /(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)/.test(accepted);

/**
 * Serves scripts and stylesheets of a build that `compressChunks` has compressed, and returns whether it did. Their
 * names contain a content hash, so browsers cache them forever.
 */
export function openChunks(folder) {
  const chunks = new Map();
  if (existsSync(folder)) {
    for (const name of readdirSync(folder, { recursive: true })) {
      const type = types[/\.(js|css)\.br$/.exec(name)?.[1]];
      if (type)
        chunks.set(`/_next/static/${name.slice(0, -3)}`, { type, body: readFileSync(join(folder, name)) });
    }
  }
  return (request, response) => {
    const chunk = chunks.get(request.url?.split('?', 1)[0]);
    const { method, headers } = request;
    if (!chunk || (method !== 'GET' && method !== 'HEAD') || headers.range) return false;
    if (!takesBrotli(headers['accept-encoding'])) return false;
    response.writeHead(200, {
      'content-type': chunk.type,
      'content-encoding': 'br',
      'content-length': chunk.body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    response.end(method === 'HEAD' ? undefined : chunk.body);
    return true;
  };
}
