import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel';
import { eq } from 'drizzle-orm';
import { steadyNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { madeLinks } from '@/lib/data/store/links-schema';
import type { Call } from '@/lib/gateway/call';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { english } from '@/lib/language/english';
import type { Db, Transaction } from '@/lib/server/db/database';
import { checkDraft } from './check-draft';
import {
  claimRequest,
  digestRequest,
  type LinkClaim,
  markRequestUnknown,
  releaseRequest,
} from './claim-request';
import { describeDraftIssue } from './describe-draft-issue';
import { type LinkDraft, toLinkRequest } from './draft';
import { type MadeLink, toMadeLink } from './made-link';
import { type AskedLink, type Asker, addLinkOwner, recordLink } from './record-link';
import { sendResultOf } from './send-result';

const noConnection = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const pauseSeconds = 5;

/** Converts the failure to `throttled` if the request certainly did not reach the API. */
function markNeverSent(failure: Failure): Failure {
  if (!neverLeft(failure.cause)) return failure;
  return new Failure('throttled', `${failure.message} Nothing was sent.`, {
    retryAfter: failure.retryAfter ?? pauseSeconds,
    cause: failure,
  });
}

function neverLeft(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (isBrokenCircuitError(cause) || isBulkheadRejectedError(cause)) return true;
  return ('code' in cause && noConnection.has(String(cause.code))) || neverLeft(cause.cause);
}

/** `owner` identifies this process. */
export type LinkSource = { db: Db; call: Call; owner: string };
/** `existing`: the link was created before, here or elsewhere with the same key. */
export type CreatedLink = { state: 'made' | 'existing'; link: MadeLink };

type Options = {
  /** Sends again if an earlier attempt has an unknown outcome. */
  again?: boolean;
  /** Runs in the transaction that stores the link, so that neither is stored without the other. */
  mark?: ((tx: Db, made: CreatedLink) => Promise<void>) | undefined;
};

/** Runs `work`, which stores the link, and the caller's mark in one transaction. */
type Store = (work: (tx: Transaction) => Promise<CreatedLink>) => Promise<CreatedLink>;

const waitForOtherMs = 25_000;

/**
 * Creates a link, or finds the one that the same request created before. Concurrent requests for the same link call the
 * API once. Throws Failure; `sendResultOf` tells what each code means for the link. Throws `conflict` if an earlier attempt
 * has an unknown outcome and `again` is not set.
 */
export async function createLink(
  source: LinkSource,
  asker: Asker,
  draft: LinkDraft,
  { again = false, mark }: Options = {},
): Promise<CreatedLink> {
  requireValidDraft(draft);
  const { db, owner } = source;
  const { workspaceId, userId } = asker;
  const digest = digestRequest(await requireConnectionInUse(db, workspaceId, 'creator'), draft);
  const claim = { workspaceId, digest, attempt: randomUUID(), owner };
  const earlier = await claimOrFind(db, claim, again);
  const store: Store = (work) =>
    db.transaction(async (tx) => {
      const created = await work(tx);
      await mark?.(tx, created);
      return created;
    });
  if (!earlier) return askApi(source, { asker, claim, draft }, store);
  return store(async (tx) => {
    await addLinkOwner(tx, userId, earlier.id);
    return { state: 'existing', link: toMadeLink(earlier) };
  });
}

/** Throws Failure `invalid_input` with each invalid field. */
export function requireValidDraft(draft: LinkDraft): void {
  const issues = checkDraft(draft);
  if (issues.length === 0) return;
  throw new Failure('invalid_input', 'Input Validation Failed', {
    issues: issues.map((issue) => ({
      field: issue.field,
      message: describeDraftIssue(english.t, issue),
    })),
  });
}

async function askApi({ db, call }: LinkSource, asked: AskedLink, store: Store): Promise<CreatedLink> {
  try {
    const answer = await call('createLink', { body: toLinkRequest(asked.draft) });
    return await store(async (tx) => {
      const { row, isNew } = await recordLink(tx, asked, answer);
      return { state: isNew ? 'made' : 'existing', link: toMadeLink(row) };
    });
  } catch (error) {
    const failure = error instanceof Failure ? markNeverSent(error) : error;
    const known = failure instanceof Failure && sendResultOf(failure.code) !== 'unknown';
    await (known ? releaseRequest : markRequestUnknown)(db, asked.claim);
    throw failure;
  }
}

/** Undefined after claiming the request; otherwise the link that another attempt created. */
async function claimOrFind(db: Db, claim: LinkClaim, again: boolean) {
  const deadline = steadyNow() + waitForOtherMs;
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 1.5, 500)) {
    const claimed = await claimRequest(db, claim, again);
    if (claimed.kind === 'claimed') return undefined;
    if (claimed.kind === 'made') {
      const [row] = await db.select().from(madeLinks).where(eq(madeLinks.id, claimed.madeLinkId));
      if (row) return row;
    }
    if (claimed.kind === 'unknown') {
      throw new Failure(
        'conflict',
        `The same link was requested at ${claimed.since.toISOString()}, and no response came. It may exist. You can request it again on the Links page.`,
      );
    }
    if (steadyNow() > deadline) {
      throw new Failure('throttled', 'The same link is being created, or its creation stopped halfway.', {
        retryAfter: claimed.kind === 'busy' ? claimed.freeInSeconds : 1,
      });
    }
    await sleep(pauseMs);
  }
}
