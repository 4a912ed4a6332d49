import { siteUrl } from '@/lib/accounts/site';
import { buildOpenApi } from '@/lib/contract/openapi/document';
import { readEnvironment } from '@/lib/environment';
import { respondJson } from '@/lib/http/failure-response';

/** GET /api/openapi.json: the API document, with this site as its server. */
export function GET(): Response {
  const document = buildOpenApi(siteUrl(readEnvironment()));
  return respondJson(document);
}
