import {
  type ChangeEvent,
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import { toast } from '@/components/ui/toast';
import { RequestFailure } from '@/lib/client/request-failure';
import type { FieldIssue } from '@/lib/contract/query-string';
import type { FormState } from '@/lib/server/http/form';

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;

type Send = (form: FormData) => Promise<FormState | undefined>;

type Options =
  /** A server action. The form also works without JavaScript. */
  | { action: FormAction; send?: never; issues?: never; edited?: never; describeIssue?: never }
  | {
      action?: never;
      /** Sends the form from the browser. The form shows the returned state or the thrown error. */
      send: Send;
      /** Errors of the current values, for forms that validate while the user types. */
      issues?: readonly FieldIssue[];
      /** Fields to validate from the start. */
      edited?: readonly string[];
      /** Describes what the server says about a field. */
      describeIssue?: (issue: FieldIssue) => string;
    };

/**
 * The state of one form. Sends one request at a time and keeps typed values after a rejection. The first rejected field
 * gets focus. Its error disappears on edit, or becomes the one in `issues`.
 */
export function useForm({ action, send, issues, edited = [], describeIssue }: Options) {
  const [acted, act, acting] = useActionState(action ?? keepState, {});
  // Not a transition, because navigation would wait for it.
  const [answered, setAnswered] = useState<{ state: FormState; pending: boolean }>(idle);
  const { state, pending } = action ? { state: acted, pending: acting } : answered;
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [edits, setEdits] = useState({ state, names: edited });
  const [unplaced, setUnplaced] = useState<FormState>();
  const editedNow = edits.state === state ? edits.names : [];

  useEffect(() => {
    sending.current = pending;
    if (pending || !state.issues?.length) return;
    const [first] = state.issues.flatMap(({ field }) => findControl(ref.current, field) ?? []);
    if (first) first.focus();
    else setUnplaced(state);
  }, [state, pending]);
  useEffect(() => {
    if (!state.done) return;
    toast(state.done, { tone: 'positive' });
    ref.current?.reset();
  }, [state]);

  const edit = (name: string) =>
    setEdits((past) => ({ state, names: [...(past.state === state ? past.names : []), name] }));
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press may come before the first is rendered.
    if (sending.current) return;
    sending.current = true;
    const { nativeEvent, currentTarget } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const form = new FormData(currentTarget, submitter);
    if (action) return startTransition(() => act(form));
    setAnswered({ state, pending: true });
    setAnswered({ state: await answer(send, form, describeIssue), pending: false });
  };
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => edit(target.name);

  return {
    state,
    pending,
    /** The message, unless it belongs to a field. */
    message: state.issues?.length && unplaced !== state ? undefined : state.message,
    errorOf: (name: string) =>
      (editedNow.includes(name) ? issues : state.issues)?.find(({ field }) => field === name)?.message,
    /** Reports that a script changed a field. */
    edit,
    focus: (name: string) => findControl(ref.current, name)?.focus(),
    // Without JavaScript, only a server action can receive the form.
    props: { ref, onSubmit, onChange, action: action && act },
  };
}

function findControl(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLElement ? control : undefined;
}

const idle = { state: {}, pending: false };
const keepState: FormAction = async (state) => state;

async function answer(send: Send, form: FormData, describe = (issue: FieldIssue) => issue.message) {
  try {
    return (await send(form)) ?? {};
  } catch (error) {
    const given = error instanceof RequestFailure ? error.body.issues : [];
    const issues = given.map((issue) => ({ ...issue, message: describe(issue) }));
    return { message: error instanceof Error ? error.message : String(error), issues };
  }
}
