import { siteUrl } from '@/lib/access/site';
import { readEnvironment } from '@/lib/base/environment';
import { buildOpenApi } from '@/lib/contract/openapi/document';
import { respondJson } from '@/lib/server/http/failure-response';

/** GET /api/openapi.json: the API document, with this site as its server. */
export function GET(): Response {
  const document = buildOpenApi(siteUrl(readEnvironment()));
  return respondJson(document);
}
