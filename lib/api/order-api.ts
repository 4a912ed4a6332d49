import type { z } from 'zod';
import type { GrantRules } from '@/lib/access/grants/grant-rules';
import type { LiveOrder } from '@/lib/pages/live-list';
import type { ShareOrder } from '@/lib/pages/shared-page';
import type { Operation, Operations } from './operation';

type Orders = { 'POST /api/live-addresses': LiveOrder; 'POST /api/shares': ShareOrder };

type Placed<Body extends z.ZodType> = Operation<undefined, undefined, Body, Promise<{ url: string }>>;

/** What dialogs read of the rules for what they create. */
type RulesApi = {
  'GET /api/grant-rules': Operation<undefined, undefined, undefined, Promise<GrantRules>>;
};

/** What export menus create, as their dialogs call it. */
export type OrderApi = RulesApi & { [Name in keyof Orders]: Placed<z.ZodType<Orders[Name], Orders[Name]>> };

/** The table that answers them. The compiler holds it to the same bodies and answers. */
export type AnswersOrders = Operations &
  RulesApi & { [Name in keyof Orders]: Placed<z.ZodType<Orders[Name]>> };
