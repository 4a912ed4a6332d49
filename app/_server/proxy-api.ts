import 'server-only';
import { answerApi } from '@/lib/gateway/answer-api';
import { guard } from './guard';
import { readMember } from './session';

/** A door to the API at its own paths. It speaks English, as the API does. */
export function proxyApi(request: Request): Promise<Response> {
  return guard(
    request,
    (runtime) => answerApi(request, runtime, readMember),
    async () => (sentence) => sentence,
  );
}
