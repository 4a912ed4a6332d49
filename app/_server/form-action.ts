import 'server-only';
import { cookies, headers } from 'next/headers';
import { isSecure } from '@/lib/accounts/site';
import { readVisitor, type Visitor } from '@/lib/accounts/visitor';
import { Failure } from '@/lib/failure';
import { answerForm } from '@/lib/http/answer-form';
import type { FormState } from '@/lib/http/form';
import { requireSameOrigin } from '@/lib/http/same-origin';
import type { Runtime } from '@/lib/runtime/runtime';
import { noteActionBegun } from '@/lib/server/action-calls.mjs';
import { readSentenceWriter } from './language';
import { getRuntime } from './runtime';

type Work = (form: FormData, context: { runtime: Runtime; visitor: Visitor }) => Promise<FormState>;

/** A server action behind a form: sent from our own pages only, Failures shown in the form. */
export function formAction(work: Work) {
  return async (_: FormState, form: FormData): Promise<FormState> => {
    // Anybody may call an action, with anything.
    if (!(form instanceof FormData)) throw new Failure('bad_request', 'This form cannot be read.');
    noteActionBegun();
    const doWork = async () => {
      const runtime = await getRuntime();
      const sent = await headers();
      const { environment, secrets } = runtime;
      requireSameOrigin(sent, environment);
      const from = { jar: await cookies(), secrets, secure: isSecure(environment) };
      return work(form, { runtime, visitor: await readVisitor(sent, from) });
    };
    return answerForm(form, doWork, await readSentenceWriter());
  };
}
