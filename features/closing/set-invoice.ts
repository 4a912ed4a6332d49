import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { requireCapability } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Ledger, Workspace } from '@/lib/data/store/workspace';
import { countDecimals } from '@/lib/language/format/currency';
import { subjectOf } from './close-month';
import { ownClosings, selectClosings } from './read-closings';
import { readStatement } from './read-statement';
import { closingInvoices, closings } from './schema';
import type { InvoiceInput } from './statement-query';
import type { Statement } from './statement-shape';

type Parts = Ledger & Pick<Workspace, 'member'>;

/** Stores, replaces or removes an invoice total of a closed month. Throws Failure `forbidden`, `not_found`, `invalid_input`. */
export async function setInvoice(
  parts: Parts,
  id: string,
  { brand, amount, reference }: InvoiceInput,
): Promise<Statement> {
  const { db, member } = parts;
  requireCapability(member, 'manage', 'write');
  const [closing] = await selectClosings(db, and(ownClosings(member.workspaceId), eq(closings.id, id)));
  if (!closing) throw new Failure('not_found', 'This closing no longer exists.');
  const { currency } = closing;
  if (amount !== null) requireCents(amount, currency);
  const statement = await readStatement(parts, closing);
  const known = [...statement.lines, ...statement.adjustments.flatMap(({ lines }) => lines)];
  const key = brand ?? '';
  if (key !== '' && !known.some((line) => line.brand === key)) {
    const message = 'must be a brand of this statement';
    throw new Failure('invalid_input', `The brand ${message}.`, { issues: [{ field: 'brand', message }] });
  }
  const whole = { closingId: id, brand: key };
  await db.transaction(async (tx) => {
    if (amount === null) {
      await tx
        .delete(closingInvoices)
        .where(and(eq(closingInvoices.closingId, id), eq(closingInvoices.brand, key)));
    } else {
      const values = { amount, reference: reference || null, userId: member.userId, enteredAt: sharedNow() };
      await tx
        .insert(closingInvoices)
        .values({ ...whole, ...values })
        .onConflictDoUpdate({ target: [closingInvoices.closingId, closingInvoices.brand], set: values });
    }
    const subject = [subjectOf(closing), amount === null ? 'removed' : `${amount} ${currency}`].join(', ');
    await recordAudit(tx, { ...member, action: 'month.invoice', subject });
  });
  return readStatement(parts, closing);
}

function requireCents(amount: string, currency: string): void {
  const places = countDecimals(currency);
  if ((amount.split('.')[1]?.length ?? 0) <= places) return;
  const message = places === 0 ? 'must be a whole number' : `must have at most ${places} decimals`;
  throw new Failure('invalid_input', `An amount in ${currency} ${message}.`, {
    issues: [{ field: 'amount', message }],
  });
}
