import { operations } from '@/features/api';
import { describeApi } from '@/features/api-reference/describe-api';
import { siteUrl } from '@/lib/access/site';
import { readEnvironment } from '@/lib/base/environment';
import { respondJson } from '@/lib/server/http/failure-response';

/** GET /api/dashboard/openapi.json: the document of our own API, with this site as its server. */
export function GET(): Response {
  return respondJson(describeApi(operations, siteUrl(readEnvironment())));
}
