import { operations } from '@/features/api';
import { describeApi } from '@/features/api-reference/describe-api';
import { readEnvironment } from '@/lib/base/environment';
import { siteUrl } from '@/lib/server/accounts/site';
import { respondJson } from '@/lib/server/http/failure-response';

/** GET /api/dashboard/openapi.json: the document of our own API, with this site as its server. */
export function GET(): Response {
  return respondJson(describeApi(operations, siteUrl(readEnvironment())));
}
