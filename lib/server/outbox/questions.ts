import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { latestStored } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { digestToken } from '@/lib/server/identity/link-token';
import { addMessages } from './add-message';
import { questionKinds } from './message-state';
import { type Message, messages, unwantedAddresses } from './schema';

/** How long a question is open, and how long its link is valid. */
export const questionMs = 7 * 86_400_000;

/** Names an address without storing it. */
export const nameAddress = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');

/** Whether someone said that an address must never get mail that it did not ask for. */
export async function refusesMail(db: Db, address: string): Promise<boolean> {
  return (await db.$count(unwantedAddresses, eq(unwantedAddresses.address, nameAddress(address)))) > 0;
}

/** What a question must not be stored twice for. */
const onceOf = (destination: string) => `question ${destination}`;

type Question = Pick<Message, 'createdAt'> & {
  kind: (typeof questionKinds)[number];
  workspaceId: string;
  address: string;
  subjectId: string;
  details?: Message['details'];
};

/**
 * Stores a mail to someone who has not agreed to any yet. False if another question to the address is open: one a week, from
 * all workspaces together. The caller checks `refusesMail`.
 */
export async function addQuestion(tx: Db, { address, details, ...question }: Question): Promise<boolean> {
  const destination = nameAddress(address);
  const once = onceOf(destination);
  const overSince = new Date(question.createdAt.getTime() - questionMs);
  const isOver = or(
    lt(messages.createdAt, overSince),
    gt(messages.createdAt, latestStored(question.createdAt)),
    eq(messages.state, 'failed'),
  );
  await tx
    .update(messages)
    .set({ once: null })
    .where(and(eq(messages.once, once), isOver));
  const sent = { transport: 'mail', details: { ...details, address }, destination, once, api: null } as const;
  const added = await addMessages(tx, [{ ...question, ...sent }]);
  return added.length > 0;
}

/** A question by the secret in its mail. */
export async function findQuestion(db: Db, secret: string): Promise<Message | undefined> {
  const [question] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.secretDigest, digestToken(secret)), inArray(messages.kind, questionKinds)));
  return question;
}

/** The address that the secret of a question asked, and whether it said never again. */
export async function findAskedAddress(db: Db, secret: string) {
  const question = await findQuestion(db, secret);
  const { address } = question?.details ?? {};
  if (!question || address === undefined) return undefined;
  return { id: question.id, name: address, refused: await refusesMail(db, address) };
}

/**
 * Closes the question to the address that answered, so that it may be asked another. Only the secret in its mail proves that it
 * did.
 */
export async function closeQuestion(tx: Db, secret: string): Promise<void> {
  const answered = await findQuestion(tx, secret);
  if (!answered) return;
  await tx
    .update(messages)
    .set({ once: null })
    .where(eq(messages.once, onceOf(answered.destination)));
}

/**
 * Keeps the questions of workspaces that are about to be deleted: another workspace must not ask the same address at once, and
 * the links in their mails still say “never again”.
 */
export async function keepQuestions(tx: Db, workspaceIds: readonly string[]): Promise<void> {
  await tx
    .update(messages)
    .set({ workspaceId: null })
    .where(and(inArray(messages.workspaceId, workspaceIds), inArray(messages.kind, questionKinds)));
}

/** Puts the address of a question on the list of those that are never asked again. */
export async function refuseMail(db: Db, { destination }: Pick<Message, 'destination'>): Promise<void> {
  await db.insert(unwantedAddresses).values({ address: destination }).onConflictDoNothing();
}
