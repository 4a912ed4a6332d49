import { storefrontMarketplace } from '@/lib/contract/marketplaces';
import type { FieldIssue } from '@/lib/contract/query-string';
import type { FailureCode } from '@/lib/failure';
import type { DraftField } from './check-draft';
import type { LinkDraft } from './draft';

/** What a person can do next. */
type NextStep = 'fix' | 'connections' | 'wait' | 'ask-again' | 'submit-again' | 'sign-in' | 'none';

export type Outcome = {
  /** What happened, in a few words, without a full stop. */
  title: string;
  /** Why, and what to do; whole sentences. */
  text: string;
  next: NextStep;
  /** The field at fault, where it can be told. */
  field?: DraftField;
};

type Problem = {
  code: FailureCode;
  /** HTTP status, 0 where our own server was out of reach. */
  status: number;
  message: string;
  issues: readonly FieldIssue[];
  retryAfter?: number | undefined;
};

/** Words and a next step for every way in which making a link can fail. */
export function describeOutcome(problem: Problem, draft: LinkDraft): Outcome {
  if (problem.status === 0) return connectionLost;
  return describe[problem.code](problem, draft);
}

const connectionLost: Outcome = {
  title: 'Your connection was lost',
  text: 'Press Create link again when you are online. The same request never creates a second link.',
  next: 'submit-again',
};

const unknown = (why: string): Outcome => ({
  title: 'The outcome is unknown',
  text: `${why} The link may exist. We send it again only if you ask.`,
  next: 'ask-again',
});

const where = ({ productId, marketplace }: LinkDraft) =>
  marketplace ? `“${productId}” on ${marketplace}` : `“${productId}”`;

const describe: Record<FailureCode, (problem: Problem, draft: LinkDraft) => Outcome> = {
  bad_request: (_, draft) => ({
    title: 'No permission for this product',
    text: `The creator of this key cannot create links for ${where(draft)}. A link needs an active product and an active partnership with its brand.`,
    next: 'fix',
    field: 'productId',
  }),
  not_found: (_, draft) => ({
    title: 'Product not found',
    text: `The API does not know ${where(draft)}. Check the id${draft.marketplace ? ' and the marketplace' : ''}.`,
    next: 'fix',
    field: 'productId',
  }),
  content_type: () => ({
    title: 'The API did not accept the request as JSON',
    text: 'A proxy may have changed the request. No link was created. Contact the API’s operator.',
    next: 'none',
  }),
  invalid_input: ({ issues, message }, draft) => {
    const [issue] = issues;
    if (issue) return { title: 'Check what you entered', text: issue.message, next: 'fix' };
    return (
      blameField(draft) ?? {
        title: 'The API refused the request',
        text: `It says “${message}”, without naming a field.`,
        next: 'fix',
      }
    );
  },
  unauthenticated: () => ({
    title: 'You are signed out',
    text: 'Sign in again; nothing was sent.',
    next: 'sign-in',
  }),
  forbidden: ({ message }) => ({ title: 'You cannot create links here', text: message, next: 'none' }),
  key_missing: ({ message }) => ({
    title: 'No creator key is in use',
    text: message,
    next: 'connections',
  }),
  key_refused: () => ({
    title: 'The API rejected your creator key',
    text: 'No link was created. Replace the key in Settings, Connections, then try again.',
    next: 'connections',
  }),
  throttled: ({ message, retryAfter }) => ({
    title: 'Not sent yet',
    text: `${message}${retryAfter ? ` It can be tried again in ${Math.ceil(retryAfter)} s.` : ''}`,
    next: 'wait',
  }),
  too_large: ({ message }) => ({ title: 'Too many requests', text: message, next: 'fix' }),
  conflict: () => unknown('The same link was requested before, and the API did not answer.'),
  elsewhere: ({ message }) => ({ title: 'Nothing was sent', text: message, next: 'none' }),
  internal: () => unknown('Something went wrong on our side while creating the link.'),
  busy: ({ message }) => unknown(message),
  database_down: ({ message }) => unknown(message),
  upstream_failed: ({ message }) => unknown(message),
  upstream_invalid: ({ message }) => unknown(message),
  upstream_refused: ({ message }) => ({ title: 'The API refused the request', text: message, next: 'none' }),
  upstream_unavailable: ({ message }) => unknown(message),
  upstream_timeout: () => unknown('The API did not answer in time.'),
};

/** The API does not say which field it refuses. What passed our own check leaves these. */
function blameField(draft: LinkDraft): Outcome | undefined {
  if (draft.marketplace === undefined) {
    return {
      title: 'Choose the marketplace',
      text:
        draft.sharedid === undefined
          ? `The API refused the request. ${where(draft)} is sold on several marketplaces.`
          : `The API refused the request. A shared id is for products on ${storefrontMarketplace} alone.`,
      next: 'fix',
      field: draft.sharedid === undefined ? 'marketplace' : 'sharedid',
    };
  }
  if (draft.sharedid === undefined) return undefined;
  return {
    title: 'The API refused the shared id',
    text: 'Leave it out, or use letters and digits only.',
    next: 'fix',
    field: 'sharedid',
  };
}
