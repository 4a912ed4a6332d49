import 'server-only';
import { answerApi } from '@/lib/server/gateway/answer-api';
import { guard } from './guard';
import { readMember } from './session';

/** Serves the API at its own paths. Errors are in English, like the API's. */
export function proxyApi(request: Request): Promise<Response> {
  return guard(
    request,
    (runtime) => answerApi(request, runtime, readMember),
    async () => (sentence) => sentence,
  );
}
