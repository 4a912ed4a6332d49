import { closeMonth } from '../close-month';
import type { Statement } from '../statement-shape';

type Given = Omit<Parameters<typeof closeMonth>[1], 'currencies'> & { currency: string; revision?: string };

/** Closes a month in one currency. */
export async function closeOne(
  parts: Parameters<typeof closeMonth>[0],
  { currency, revision, ...month }: Given,
): Promise<Statement> {
  const [closed] = await closeMonth(parts, { ...month, currencies: [{ currency, revision }] });
  if (!closed) throw new Error('Nothing was closed.');
  return closed;
}
