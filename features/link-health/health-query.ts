import { z } from 'zod';
import { queryOf } from '@/lib/data/terms/filters/query-fields';
import { healthFilters } from './health-filters';

/** Query of /api/links/health and of its file. */
export const healthQuerySchema = z.object(queryOf(healthFilters));

export type HealthQuery = z.output<typeof healthQuerySchema>;
