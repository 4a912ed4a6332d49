import type { BrandsApi } from '@/features/brands/api';
import type { ClosingApi } from '@/features/closing/api';
import type { CreatorsApi } from '@/features/creators/api';
import type { DeskApi } from '@/features/desk/api';
import type { EffectsApi } from '@/features/effects/api';
import type { GoalsApi } from '@/features/goals/api';
import type { LinkHealthApi } from '@/features/link-health/api';
import type { LinksApi } from '@/features/links/api';
import type { PlacementsApi } from '@/features/placements/api';
import type { ProductsApi } from '@/features/products/api';
import type { ProfitApi } from '@/features/profit/api';
import type { ProgramApi } from '@/features/program/api';
import type { ReportsApi } from '@/features/reports/api';
import type { SearchApi } from '@/features/search/api';
import type { SettlementApi } from '@/features/settlement/api';
import type { TodayApi } from '@/features/today/api';
import type { LedgerApi } from '@/lib/api/ledger-api';
import type { Operations } from '@/lib/api/operation';
import type { Answered, NameOf, Sent } from '@/lib/api/typed-call';
import type { Day } from '@/lib/data/terms/days';
import type { FileFilters } from '@/lib/language/format/file-filters';
import type { InputSchema } from './input-schema';
import type { AnswerReceipt } from './receipt';

/** The operations that tools are made of. */
export type Apis = BrandsApi &
  ClosingApi &
  CreatorsApi &
  DeskApi &
  EffectsApi &
  GoalsApi &
  LedgerApi &
  LinkHealthApi &
  LinksApi &
  PlacementsApi &
  ProductsApi &
  ProfitApi &
  ProgramApi &
  ReportsApi &
  SearchApi &
  SettlementApi &
  TodayApi;
export type OperationName = NameOf<Apis>;

/** Runs an operation as the caller, with its checks, and returns its answer. Throws Failure. */
export type Ask = <Name extends OperationName>(
  name: Name,
  sent: { search?: URLSearchParams; body?: Sent<Apis[Name]>['body'] },
) => Promise<Answered<Apis[Name]>>;

/** The part of lists that is asked for: rows from `offset` on, and buckets of a series. */
export type Page = { limit: number; offset: number; points: number };

/** A part of a list: rows `from` to `to` of `of` (null: unknown). `more`: arguments that get the next rows, if any do. */
export type Part = {
  list: string;
  from: number;
  to: number;
  of: number | null;
  more: Record<string, string | number> | null;
};

/** What an agent gets. `lists` states for each list of `data` how much of it is there. */
export type ToolAnswer = { receipt: AnswerReceipt; lists: Part[]; data: Record<string, unknown> };

export type ToolContext = {
  ask: Ask;
  today: Day;
  /** Replaces ids in filters by names. */
  nameValues: (filters: FileFilters) => Promise<FileFilters>;
};

export type Arguments = Record<string, unknown>;

export type Tool = {
  title: string;
  description: string;
  /** Whether it changes something. */
  writes: boolean;
  input: InputSchema;
  /** Throws Failure. `given`: arguments of `input`, without those of the page. */
  run: (given: Arguments, page: Page, context: ToolContext) => Promise<ToolAnswer>;
};

/** A tool of the operations that it names. Throws an error if there is none with this name. */
export type MakeTool = (operations: Operations) => Tool;
