import 'server-only';
import { readMember } from '@/lib/accounts/session';
import { guard } from '@/lib/http/guard';
import { answerApi } from './answer-api';

/** A door to the API at its own paths. */
export function proxyApi(request: Request): Promise<Response> {
  return guard(request, (runtime) => answerApi(request, runtime, readMember));
}
