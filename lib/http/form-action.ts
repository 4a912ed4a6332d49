import 'server-only';
import { cookies, headers } from 'next/headers';
import { isSecure } from '@/lib/accounts/site';
import { readVisitor, type Visitor } from '@/lib/accounts/visitor';
import type { FieldIssue } from '@/lib/contract/query-string';
import { Failure } from '@/lib/failure';
import { getRuntime, type Runtime } from '@/lib/runtime';
import { noteActionBegun } from '@/lib/server/action-calls.mjs';
import { answerForm } from './answer-form';
import { requireSameOrigin } from './same-origin';

/** What a form shows after it was refused: a sentence, the fields at fault, and what was typed (never a password). */
export type FormState = {
  message?: string;
  issues?: FieldIssue[];
  values?: Record<string, string>;
  /** Said once it went well. */
  done?: string;
  /** What is shown once and not again, such as the link of an invitation. */
  link?: string;
};

type Work = (form: FormData, context: { runtime: Runtime; visitor: Visitor }) => Promise<FormState>;

/** A server action behind a form: sent from our own pages only, Failures shown in the form. */
export function formAction(work: Work) {
  return async (_: FormState, form: FormData): Promise<FormState> => {
    // Anybody may call an action, with anything.
    if (!(form instanceof FormData)) throw new Failure('bad_request', 'This form cannot be read.');
    noteActionBegun();
    return answerForm(form, async () => {
      const runtime = await getRuntime();
      const sent = await headers();
      const { environment, secrets } = runtime;
      requireSameOrigin(sent, environment);
      const from = { jar: await cookies(), secrets, secure: isSecure(environment) };
      return work(form, { runtime, visitor: await readVisitor(sent, from) });
    });
  };
}

/** A field of a form as text; nothing where it is missing or a file. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
