import type { FailureCode } from '@/lib/base/failure';
import { storefrontMarketplace } from '@/lib/contract/marketplaces';
import type { FieldIssue } from '@/lib/contract/query-string';
import type { Translate } from '@/lib/language/translate';
import type { DraftField } from './check-draft';
import type { LinkDraft } from './draft';

/** The next step for the user. */
type NextStep = 'fix' | 'connections' | 'wait' | 'ask-again' | 'submit-again' | 'sign-in' | 'none';

export type Outcome = {
  /** What happened, in a few words, without a period. */
  title: string;
  /** The reason and what to do, in complete sentences. */
  text: string;
  next: NextStep;
  /** The invalid field, if known. */
  field?: DraftField;
};

type Problem = {
  code: FailureCode;
  /** HTTP status; 0 if our own server was unreachable. */
  status: number;
  message: string;
  issues: readonly FieldIssue[];
  retryAfter?: number | undefined;
};

/** A description and next step for every way in which creating a link can fail. */
export function describeOutcome(t: Translate, problem: Problem, draft: LinkDraft): Outcome {
  if (problem.status === 0) {
    return {
      title: t('outcomes.connectionLost.title'),
      text: t('outcomes.connectionLost.text'),
      next: 'submit-again',
    };
  }
  return describe[problem.code]({ ...problem, draft, t });
}

type Case = Problem & { draft: LinkDraft; t: Translate };

const unknown = (t: Translate, why: string): Outcome => ({
  title: t('outcomes.unknown.title'),
  text: t('outcomes.unknown.text', { why }),
  next: 'ask-again',
});

const passOn = ({ message, t }: Case) => unknown(t, message);

const nameProduct = ({ draft: { productId: product, marketplace }, t }: Case) =>
  marketplace ? t('outcomes.productOn', { product, marketplace }) : t('outcomes.product', { product });

const forbid = ({ message, t }: Case): Outcome => ({
  title: t('outcomes.forbidden'),
  text: message,
  next: 'none',
});

const describe: Record<FailureCode, (given: Case) => Outcome> = {
  bad_request: (given) => ({
    title: given.t('outcomes.noPermission.title'),
    text: given.t('outcomes.noPermission.text', { product: nameProduct(given) }),
    next: 'fix',
    field: 'productId',
  }),
  not_found: (given) => ({
    title: given.t('outcomes.notFound.title'),
    text: given.t(given.draft.marketplace ? 'outcomes.notFound.textOn' : 'outcomes.notFound.text', {
      product: nameProduct(given),
    }),
    next: 'fix',
    field: 'productId',
  }),
  content_type: ({ t }) => ({
    title: t('outcomes.contentType.title'),
    text: t('outcomes.contentType.text'),
    next: 'none',
  }),
  invalid_input: (given) => {
    const { issues, message, t } = given;
    const [issue] = issues;
    if (issue) return { title: t('outcomes.invalid.title'), text: issue.message, next: 'fix' };
    return (
      blameField(given) ?? {
        title: t('outcomes.invalid.refused'),
        text: t('outcomes.invalid.unnamed', { message }),
        next: 'fix',
      }
    );
  },
  unauthenticated: ({ t }) => ({
    title: t('outcomes.signedOut.title'),
    text: t('outcomes.signedOut.text'),
    next: 'sign-in',
  }),
  forbidden: forbid,
  confirm_needed: forbid,
  factor_needed: forbid,
  key_missing: ({ message, t }) => ({ title: t('outcomes.keyMissing'), text: message, next: 'connections' }),
  key_refused: ({ t }) => ({
    title: t('outcomes.keyRefused.title'),
    text: t('outcomes.keyRefused.text'),
    next: 'connections',
  }),
  throttled: ({ message, retryAfter, t }) => ({
    title: t('outcomes.throttled.title'),
    text: retryAfter ? t('outcomes.throttled.text', { message, seconds: Math.ceil(retryAfter) }) : message,
    next: 'wait',
  }),
  too_large: ({ message, t }) => ({ title: t('outcomes.tooLarge'), text: message, next: 'fix' }),
  conflict: ({ t }) => unknown(t, t('outcomes.unknown.conflict')),
  elsewhere: ({ message, t }) => ({ title: t('outcomes.elsewhere'), text: message, next: 'none' }),
  internal: ({ t }) => unknown(t, t('outcomes.unknown.internal')),
  busy: passOn,
  database_down: passOn,
  disk_full: passOn,
  mail_failed: passOn,
  upstream_failed: passOn,
  upstream_invalid: passOn,
  upstream_refused: ({ message, t }) => ({
    title: t('outcomes.invalid.refused'),
    text: message,
    next: 'none',
  }),
  upstream_unavailable: passOn,
  upstream_timeout: ({ t }) => unknown(t, t('outcomes.unknown.timeout')),
};

/** The API does not name the invalid field. These are the ones our own validation cannot cover. */
function blameField(given: Case): Outcome | undefined {
  const { draft, t } = given;
  if (draft.marketplace === undefined) {
    return {
      title: t('outcomes.chooseMarketplace.title'),
      text:
        draft.sharedid === undefined
          ? t('outcomes.chooseMarketplace.several', { product: nameProduct(given) })
          : t('outcomes.chooseMarketplace.sharedid', { storefront: storefrontMarketplace }),
      next: 'fix',
      field: draft.sharedid === undefined ? 'marketplace' : 'sharedid',
    };
  }
  if (draft.sharedid === undefined) return undefined;
  return {
    title: t('outcomes.sharedid.title'),
    text: t('outcomes.sharedid.text'),
    next: 'fix',
    field: 'sharedid',
  };
}
