import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { requireConnectionInUse } from '@/lib/connections/connection-in-use';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import { checkDraft } from './check-draft';
import { type Claim, claimRequest, digestRequest, doubtRequest, releaseRequest } from './claim-request';
import { type LinkDraft, toLinkRequest } from './draft';
import { type MadeLink, toMadeLink } from './made-link';
import { markNeverSent } from './never-sent';
import { type Asker, holdLink, recordLink } from './record-link';
import { madeLinks } from './schema';
import { verdictOf } from './verdict';

/** `holder` names this process among others. */
export type LinkSource = { db: Db; call: Call; holder: string };
/** `existing`: it had been made before, here or elsewhere with the same key. */
export type CreatedLink = { state: 'made' | 'existing'; link: MadeLink };

type Options = {
  /** Asks again if an earlier attempt has an unknown outcome. */
  again?: boolean;
  /** Runs in the transaction that keeps the link: whatever dies, neither is there without the other. */
  mark?: ((tx: Db, made: CreatedLink) => Promise<void>) | undefined;
};

/** Runs `work`, which keeps the link, and the caller's mark in one transaction. */
type Keep = (work: (tx: Db) => Promise<CreatedLink>) => Promise<CreatedLink>;

const waitForOtherMs = 25_000;

/**
 * Makes a link, or finds the one that the same request made before. The API is asked at most once, however many ask for
 * the same here at the same time. Throws Failure, see `verdictOf` for what each code says about the link; `conflict`
 * where an earlier attempt has an unknown outcome and nobody says `again`.
 */
export async function createLink(
  source: LinkSource,
  asker: Asker,
  draft: LinkDraft,
  { again = false, mark }: Options = {},
): Promise<CreatedLink> {
  const issues = checkDraft(draft);
  if (issues.length > 0) throw new Failure('invalid_input', 'Input Validation Failed', { issues });
  const { db, holder } = source;
  const { workspaceId, userId } = asker;
  const digest = digestRequest(await requireConnectionInUse(db, workspaceId, 'creator'), draft);
  const claim = { workspaceId, digest, attempt: randomUUID(), holder };
  const earlier = await claimOrFind(db, claim, again);
  const keep: Keep = (work) =>
    db.transaction(async (tx) => {
      const created = await work(tx);
      await mark?.(tx, created);
      return created;
    });
  if (!earlier) return askApi(source, asker, claim, draft, keep);
  return keep(async (tx) => {
    await holdLink(tx, userId, earlier.id);
    return { state: 'existing', link: toMadeLink(earlier) };
  });
}

async function askApi(
  { db, call }: LinkSource,
  asker: Asker,
  claim: Claim,
  draft: LinkDraft,
  keep: Keep,
): Promise<CreatedLink> {
  try {
    const answer = await call('createLink', { body: toLinkRequest(draft) });
    return await keep(async (tx) => {
      const { row, isNew } = await recordLink(tx, asker, claim, draft, answer);
      return { state: isNew ? 'made' : 'existing', link: toMadeLink(row) };
    });
  } catch (error) {
    const failure = error instanceof Failure ? markNeverSent(error) : error;
    const known = failure instanceof Failure && verdictOf(failure.code) !== 'unknown';
    await (known ? releaseRequest : doubtRequest)(db, claim);
    throw failure;
  }
}

/** Undefined once the right to send is ours; else the link that another attempt made. */
async function claimOrFind(db: Db, claim: Claim, again: boolean) {
  const deadline = Date.now() + waitForOtherMs;
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 1.5, 500)) {
    const held = await claimRequest(db, claim, again);
    if (held.kind === 'claimed') return undefined;
    if (held.kind === 'made') {
      const [row] = await db.select().from(madeLinks).where(eq(madeLinks.id, held.madeLinkId));
      if (row) return row;
    }
    if (held.kind === 'unknown') {
      throw new Failure(
        'conflict',
        `The same link was asked for at ${held.since.toISOString()}, and no answer came. It may have been made; the Links page can ask for it again.`,
      );
    }
    if (Date.now() > deadline) {
      throw new Failure('throttled', 'The same link is being created, or its creation stopped halfway.', {
        retryAfter: held.kind === 'busy' ? held.freeInSeconds : 1,
      });
    }
    await sleep(pauseMs);
  }
}
