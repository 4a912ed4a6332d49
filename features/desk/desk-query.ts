import { z } from 'zod';
import { pageFields, queryOf, sortFields } from '@/lib/data/terms/filters/query-fields';
import { deskFilters, deskSort } from './desk-filters';

/** Query of GET /api/desk/board and of the file: the filters. */
export const deskFiltersSchema = z.object(queryOf(deskFilters));
export type DeskFilters = z.output<typeof deskFiltersSchema>;

/** Query of GET /api/desk/partners. */
export const partnersQuerySchema = deskFiltersSchema.extend({ ...sortFields(deskSort), ...pageFields });
export type PartnersQuery = z.output<typeof partnersQuerySchema>;
