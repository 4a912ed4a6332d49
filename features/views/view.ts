import { z } from 'zod';
import { lineField } from '@/lib/language/format/line-field';
import { viewLimits, viewPages } from './pages';

/** A saved view. Times are ISO 8601 in UTC. */
export type SavedView = {
  id: string;
  page: string;
  name: string;
  search: string;
  createdByName: string | null;
  /** Whether the requesting member may change or delete it: its author, owners and admins. */
  mine: boolean;
  updatedAt: string;
};

const name = lineField(viewLimits.name);

const search = z
  .string()
  .max(viewLimits.search, { error: `must have at most ${viewLimits.search} characters` })
  .refine((text) => !/[\0#]/.test(text), { error: 'must be a query string' })
  .transform((text) => new URLSearchParams(text).toString());

export const viewPage = z.enum(viewPages, { error: `must be one of ${viewPages.join(', ')}` });

export const newViewSchema = z.object({ page: viewPage, name, search });

export const viewChangesSchema = z
  .object({ name: name.optional(), search: search.optional() })
  .refine((changes) => changes.name !== undefined || changes.search !== undefined, {
    error: 'must change the name or the search',
    path: ['name'],
  });

export type NewView = z.output<typeof newViewSchema>;
export type ViewChanges = z.output<typeof viewChangesSchema>;
