import { guard } from '@/app/_server/guard';
import { buildOpenApi } from '@/lib/contract/openapi/document';
import { siteUrl } from '@/lib/server/accounts/site';
import { respondJson } from '@/lib/server/http/failure-response';

/** GET /api/openapi.json: the API document, with this site as its server. */
export const GET = (request: Request): Promise<Response> =>
  guard(request, async ({ environment }) => respondJson(buildOpenApi(siteUrl(environment))));
