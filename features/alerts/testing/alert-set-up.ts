import { asc, eq } from 'drizzle-orm';
import { evaluateRules } from '@/features/alerts/evaluate-rules';
import { alertRules, alerts } from '@/features/alerts/schema';
import { addGroup } from '@/features/groups/add-group';
import type { NewGroup } from '@/features/groups/group';
import { makeMember } from '@/lib/access/testing/people';
import type { ProgramReportRow } from '@/lib/contract/resources/program';
import type { ClickRow, ReportRow } from '@/lib/contract/resources/report';
import type { ListSource } from '@/lib/data/fetch/lists/list-source';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import { type DayRange, eachDay } from '@/lib/data/terms/days';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addSellerKey, type TestLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeSource } from '@/lib/data/testing/store-source';
import { storedCatalog } from '@/lib/data/testing/stored-catalog';
import { english } from '@/lib/testing/english';
import { addRule } from '../add-rule';
import { type NewRule, newRuleSchema } from '../rule';

/** Noon of a day in UTC. */
export const noon = (day: string): Date => new Date(`${day}T12:00:00.000Z`);

/** A rule that tells when the sales of one day fall below 100 USD, unless something else is given. */
export function writeRule(
  values: Record<string, unknown> = {},
  given: Record<string, unknown> = {},
): NewRule {
  const usual = { metric: 'sales', days: 1, currency: 'USD', direction: 'below', value: '100' };
  return newRuleSchema.parse({
    name: 'Low sales',
    condition: { kind: 'threshold', values: { ...usual, ...values } },
    ...given,
  });
}

/** 200 USD per day, except on some days. */
export const rowsOf = (days: DayRange, others: Record<string, number> = {}) =>
  eachDay(days).map((date) => reportRow({ date, sales: others[date] ?? 200, final: false }));

const { signal } = new AbortController();

/** A workspace with a seller key, whose rows and clock a test sets. */
export async function setUpAlerts({ db, stores }: TestLedger) {
  const member = await makeMember(db);
  const { workspaceId } = member;
  const connection = await addSellerKey(db, workspaceId);
  const store = stores.of(workspaceId);
  const at = (now: Date) => ({ id: workspaceId, db, store, now: () => now, mailing: true });
  return {
    db,
    member,
    store,
    workspaceId,
    connection,
    at,
    addGroup: (group: NewGroup) => addGroup(storedCatalog(db, store, workspaceId), member, group),
    /** Stores what the API has of a range at a moment, in place of what was stored. */
    fetch: async (rows: ReportRow[], range: DayRange, now: Date) => {
      const { call } = makeFakeApi({ standard: rows }, Number.POSITIVE_INFINITY);
      for (const source of ['reports:standard', 'reports:cpc'] as const) {
        const lease = { workspaceId, source, fence: 1 };
        await storeSource({ store, call, now: () => now, connection, range }, lease);
      }
    },
    /** The same for click reports. */
    fetchClicks: async (clicks: ClickRow[], range: DayRange, now: Date) => {
      const { call } = makeFakeApi({ clicks }, Number.POSITIVE_INFINITY);
      for (const source of ['clicks:standard', 'clicks:cpc'] as const) {
        const lease = { workspaceId, source, fence: 1 };
        await storeSource({ store, call, now: () => now, connection, range }, lease);
      }
    },
    /** The same for the creator program. */
    fetchProgram: (program: ProgramReportRow[], range: DayRange, now: Date) => {
      const { call } = makeFakeApi({ program }, Number.POSITIVE_INFINITY);
      const lease = { workspaceId, source: 'program' as const, fence: 1 };
      return storeSource({ store, call, now: () => now, connection, range }, lease);
    },
    /** Stores a list as it is at a moment. Later walks have a higher `fence`. */
    list: <Row extends object>(
      source: ListSource<Row>,
      rows: readonly Row[],
      walk: { asOf: Date; fence: number },
    ) => storeItems({ db, store, workspaceId, connection }, source, rows, walk),
    add: (rule: NewRule, now: Date) =>
      addRule({ db, member, store, language: english, now: () => now }, rule, true),
    evaluate: (now: Date) => evaluateRules(at(now), signal),
    /** Periods that were told, oldest first; a correction ends with `!`. */
    told: async () => {
      const rows = await db
        .select({ period: alerts.period, correction: alerts.correction })
        .from(alerts)
        .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
        .where(eq(alertRules.workspaceId, workspaceId))
        .orderBy(asc(alerts.period), asc(alerts.correction));
      return rows.map(({ period, correction }) => `${period}${correction ? '!' : ''}`);
    },
  };
}
