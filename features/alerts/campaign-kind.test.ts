import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listCampaigns } from '@/features/program/list-campaigns';
import { campaignQuerySchema } from '@/features/program/program-query';
import type { Campaign } from '@/lib/contract/resources/program';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { addDays, type Day, type DayRange, eachDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, programRow } from '@/lib/data/testing/rows';
import { sampleCampaign } from '@/lib/data/testing/sample-items';
import { english } from '@/lib/testing/english';
import { readCampaignHistory } from './campaign-history';
import { findPace } from './campaign-pace';
import { listAlerts } from './list-alerts';
import { previewRule } from './preview-rule';
import { newRuleSchema } from './rule';
import { noon, setUpAlerts } from './testing/alert-set-up';

const last = '2026-06-29';
const today = noon('2026-06-30');
const brand = { id: brandA, name: 'Brand' };

/** A campaign of 30 days, after 20 of them. */
const campaign = sampleCampaign('ca000000-0000-4000-8000-000000000001', {
  name: 'Summer',
  brand,
  budget: 300,
  startDate: '2026-06-10T00:00:00.000Z',
  endDate: '2026-07-09T00:00:00.000Z',
});
const days: DayRange = { from: '2026-06-10', to: last };

const rowsOf = (range: DayRange, commissionOf: (day: Day) => number) =>
  eachDay(range).map((date) =>
    programRow({
      date,
      clicks: 1,
      conversions: 1,
      commission: commissionOf(date),
      sales: 10,
      brand,
      campaign: { id: campaign.id, name: campaign.name },
    }),
  );

const budgetRule = (values: object) =>
  newRuleSchema.parse({ name: 'Budget', condition: { kind: 'campaignBudget', values } });
const listed = { asOf: today, fence: 1 };

eachLedger('campaign budgets', (ledger) => {
  it('tell once of a campaign that runs out early, with the figures of its page', async () => {
    const world = await setUpAlerts(ledger());
    const { db, member } = world;
    await world.list(listSources.campaigns, [campaign], listed);
    await world.fetchProgram(
      rowsOf(days, () => 12),
      days,
      today,
    );
    await world.add(
      budgetRule({ direction: 'early', subject: { kind: 'campaign', id: campaign.id } }),
      today,
    );
    await world.add(budgetRule({ direction: 'slow' }), today);
    for (const _ of [1, 2]) {
      await world.evaluate(today);
      expect(await world.told()).toEqual([`${campaign.id} 300 2026-07-09`]);
    }
    const { alerts, basis } = await listAlerts({ db, member, language: english, now: () => today });
    expect(alerts).toMatchObject([
      {
        text: 'Estimate: the budget of Summer is used up around Jul 4, 2026, 10 days left. $240.00 of $300.00 spent by Jun 29, 2026',
        path: `/program/campaigns/${campaign.id}`,
        note: expect.stringMatching(/^As of \w+ \d+, 2026, [\d:]+ UTC\. May change until Aug 13\.$/),
        asOf: today.toISOString(),
      },
    ]);
    expect(basis).toEqual({
      complete: true,
      unknownValues: [],
      rows: [{ datasets: ['program'], range: days, state: 'complete', gaps: [], loadedEarly: [] }],
      lists: [{ name: 'campaigns', state: 'complete' }],
    });
    const call = () => Promise.reject(new Error('Nothing is fetched.'));
    const page = await listCampaigns(
      { ...world.at(today), walk: call, still: true },
      campaignQuerySchema.parse({}),
    );
    const history = await readCampaignHistory(world.at(today), undefined);
    const facts = history && findPace(history, campaign, 'early', '2026-06-30');
    expect(facts).toMatchObject({ commission: page.rows[0]?.figures[0]?.figures.commission });
    const { state, projected, runsOut, daysLeft } = page.rows[0]?.pacing ?? {};
    expect(facts).toMatchObject({ state, projected, runsOut, daysLeft });
  });

  it('tell of one that is slow, of one that is spent, and of nothing at a steady pace', async () => {
    const told = async (commission: number, direction: string, given: Partial<Campaign> = {}) => {
      const world = await setUpAlerts(ledger());
      await world.list(listSources.campaigns, [{ ...campaign, ...given }], listed);
      await world.fetchProgram(
        rowsOf(days, () => commission),
        days,
        today,
      );
      await world.add(budgetRule({ direction }), today);
      await world.evaluate(today);
      const parts = { db: world.db, member: world.member, language: english, now: () => today };
      return (await listAlerts(parts)).alerts.map(({ text }) => text);
    };
    expect(await told(5, 'slow')).toEqual([
      'Estimate: Summer spends $150.00 of $300.00 by its end, 10 days left. $100.00 spent by Jun 29, 2026',
    ]);
    expect(await told(16, 'early')).toEqual([
      'The budget of Summer is used up, 10 days left. $320.00 of $300.00 spent by Jun 29, 2026',
    ]);
    expect(await told(10, 'early')).toEqual([]);
    expect(await told(10, 'slow')).toEqual([]);
    expect(await told(16, 'early', { status: 'ENDED' })).toEqual([]);
    // Six of its days are over: too early to judge.
    expect(await told(20, 'slow', { startDate: '2026-06-24T00:00:00.000Z', budget: 9_000 })).toEqual([]);
  });

  it('tell nothing while a day or the list is not read', async () => {
    const world = await setUpAlerts(ledger());
    await world.add(budgetRule({ direction: 'early' }), today);
    const rows = rowsOf(days, () => 12);
    const nothingTold = async () => {
      await world.evaluate(today);
      expect(await world.told()).toEqual([]);
    };
    await world.fetchProgram(rows, { ...days, to: addDays(last, -1) }, today);
    for (const now of [noon(last), today]) {
      await world.fetchProgram(rows, { from: last, to: last }, now);
      await nothingTold();
    }
    await world.list(listSources.campaigns, [campaign], { asOf: noon(last), fence: 1 });
    await nothingTold();
    await world.fetchProgram(rows, { from: last, to: last }, noon(last));
    await world.list(listSources.campaigns, [campaign], { asOf: today, fence: 2 });
    await nothingTold();
    await world.fetchProgram(rows, { from: last, to: last }, today);
    await world.evaluate(today);
    expect(await world.told()).toHaveLength(1);
  });

  it('are taken back if later rows do, and told again of another budget', async () => {
    const world = await setUpAlerts(ledger());
    const { db, member } = world;
    await world.list(listSources.campaigns, [campaign], listed);
    await world.fetchProgram(
      rowsOf(days, () => 12),
      days,
      today,
    );
    await world.add(budgetRule({ direction: 'early' }), today);
    await world.evaluate(today);
    const tomorrow = noon('2026-07-01');
    const later = { ...days, to: '2026-06-30' };
    await world.fetchProgram(
      rowsOf(later, (day) => (day <= last ? 9 : 0)),
      later,
      tomorrow,
    );
    await world.list(listSources.campaigns, [{ ...campaign, budget: 200 }], { asOf: tomorrow, fence: 2 });
    await world.evaluate(tomorrow);
    const [first, second] = [`${campaign.id} 200 2026-07-09`, `${campaign.id} 300 2026-07-09`];
    expect(await world.told()).toEqual([first, second, `${second}!`]);
    const { alerts } = await listAlerts({ db, member, language: english, now: () => tomorrow });
    expect(alerts.find(({ correction }) => correction)?.text).toBe(
      'Correction: the budget of Summer was not running out before its end. $180.00 of $300.00 spent by Jun 29, 2026',
    );
  });

  it('are previewed by the same pacing', async () => {
    const world = await setUpAlerts(ledger());
    await world.list(listSources.campaigns, [campaign], listed);
    const { db, store, workspaceId: id } = world;
    const parts = { db, store, id, now: () => today, language: english };
    const { condition } = budgetRule({ direction: 'early' });
    expect(await previewRule(parts, condition)).toMatchObject({ days: [], gaps: [days] });
    // The pace is too fast from the twelfth day on: 11 × 9.9 + 12 = 120.9 > 120.
    await world.fetchProgram(
      rowsOf(days, (day) => (day < addDays(days.from, 11) ? 9.9 : 12)),
      days,
      today,
    );
    expect(await previewRule(parts, condition)).toMatchObject({
      days: [{ day: addDays(days.from, 11), alerts: 1 }],
      told: [{ text: expect.stringMatching(/^Estimate: the budget of Summer is used up around/) }],
      gaps: [],
      holds: null,
      basis: { rows: [{ datasets: ['program'] }] },
    });
  });

  it('need a campaign that the workspace knows', async () => {
    const world = await setUpAlerts(ledger());
    const rule = budgetRule({ direction: 'early', subject: { kind: 'campaign', id: randomUUID() } });
    await expect(world.add(rule, today)).rejects.toMatchObject({
      issues: [{ field: 'condition.values.subject.id' }],
    });
  });
});
