import { expect, it } from 'vitest';
import { noon, setUpAlerts } from '@/features/alerts/testing/alert-set-up';
import { exampleItems } from '@/lib/contract/openapi/examples';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { addDays, type Day } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { programRow } from '@/lib/data/testing/rows';
import { sampleCampaign } from '@/lib/data/testing/sample-items';
import { mostChanges } from './effect-shape';
import { readCampaignChanges } from './read-campaign-changes';

const today: Day = '2026-06-30';
const range = { from: '2026-01-01', to: today };

eachLedger('Changes of campaigns', (ledger) => {
  it('are counted, and the products of the newest ones alone are read', async () => {
    const { list, fetchProgram, store, workspaceId, connection } = await setUpAlerts(ledger());
    const campaigns = Array.from({ length: mostChanges + 20 }, (_, at) =>
      sampleCampaign(`ca000000-0000-4000-8000-${String(at).padStart(12, '0')}`, {
        startDate: `${addDays(range.from, at % 150)}T00:00:00.000Z`,
        endDate: '2026-12-31T00:00:00.000Z',
      }),
    );
    await list(listSources.campaigns, campaigns, { asOf: noon(today), fence: 1 });
    const { campaign } = exampleItems.programRow;
    const rows = campaigns.map(({ id, startDate }) =>
      programRow({ date: startDate.slice(0, 10), campaign: { ...campaign, id } }),
    );
    await fetchProgram(rows, range, noon(today));
    let sold = 0;
    const found = await store.snapshot((session) =>
      readCampaignChanges(
        {
          ...session,
          read: async (statement, values) => {
            const result = await session.read(statement, values);
            if (statement.includes('ledger.program')) sold += result.length;
            return result;
          },
        },
        { workspaceId, connection },
        range,
      ),
    );
    expect(found.count).toBe(campaigns.length);
    expect(found.changes).toHaveLength(mostChanges);
    expect(found.changes[0]?.day).toBe(addDays(range.from, 149));
    expect(found.changes.every(({ products }) => products.length === 1)).toBe(true);
    expect(sold).toBe(mostChanges);
  });
});
