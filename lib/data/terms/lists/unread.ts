import { z } from 'zod';
import { listUnreadFields } from '@/lib/contract/descriptive';

export const unreadSchema = z.object({
  rows: z.number(),
  values: z.number(),
  fields: z.array(z.string()),
});

/** Descriptive fields that could not be read: how many values of how many rows, and their names. */
export type Unread = z.output<typeof unreadSchema>;

/** Counts the unread fields of rows. `read` returns null if there are none. */
export function countUnread() {
  const names = new Set<string>();
  let rows = 0;
  let values = 0;
  return {
    add(row: object): void {
      const unread = listUnreadFields(row);
      if (unread.length === 0) return;
      rows += 1;
      values += unread.length;
      for (const name of unread) names.add(name);
    },
    read: (): Unread | null => (rows > 0 ? { rows, values, fields: [...names].sort() } : null),
  };
}
