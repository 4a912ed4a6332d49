import 'server-only';
import { answerApi } from '@/lib/gateway/answer-api';
import { readCaller } from './caller';
import { guard } from './guard';

/** Serves the API at its own paths. Errors are in English, like the API's. */
export function proxyApi(request: Request): Promise<Response> {
  return guard(
    request,
    (runtime, headers) => answerApi(request, runtime, () => readCaller(request, runtime, headers)),
    { readWriter: async () => (sentence) => sentence },
  );
}
