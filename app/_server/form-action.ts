import 'server-only';
import { cookies, headers } from 'next/headers';
import { isSecure } from '@/lib/access/site';
import { readVisitor, type Visitor } from '@/lib/access/visitor';
import { Failure } from '@/lib/base/failure';
import type { Runtime } from '@/lib/runtime/open-runtime';
import { answerForm } from '@/lib/server/http/answer-form';
import type { FormState } from '@/lib/server/http/form';
import { requireSameOrigin } from '@/lib/server/http/same-origin';
import { noteRequest } from '@/lib/server/listener/request-note.mjs';
import { readSentenceWriter } from './language';
import { getRuntime } from './runtime';

type Work = (form: FormData, context: { runtime: Runtime; visitor: Visitor }) => Promise<FormState>;

/** Wraps a form's server action. Accepts requests from our pages only, and shows Failures in the form. */
export function formAction(work: Work) {
  return async (_: FormState, form: FormData): Promise<FormState> => {
    // Anyone may call an action, with any arguments.
    if (!(form instanceof FormData)) throw new Failure('bad_request', 'This form cannot be read.');
    noteRequest({ actionStarted: true });
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
