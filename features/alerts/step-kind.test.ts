import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { english } from '@/lib/testing/english';
import { listAlerts } from './list-alerts';
import { newRuleSchema } from './rule';
import { noon, setUpAlerts } from './testing/alert-set-up';

const ledger = openEmbeddedLedger();

it('tells once of a step that is due, of the owner or of everyone', async () => {
  const world = await setUpAlerts(ledger());
  const { db, member, workspaceId, evaluate, told } = world;
  const other = await makeMember(db, { role: 'admin', workspaceId });
  const partner = (name: string, stepDay: string, ownerId: string | null) => ({
    workspaceId,
    name,
    stepDay,
    ownerId,
    step: 'Call',
    stage: 'prospect',
    tags: [],
  });
  const stored = await db
    .insert(deskPartners)
    .values([
      partner('Mine', '2026-06-30', member.userId),
      partner('Theirs', '2026-06-30', other.userId),
      partner('Old', '2026-06-20', member.userId),
      partner('Later', '2026-07-02', member.userId),
    ])
    .returning({ id: deskPartners.id });
  const rule = (whose: string) =>
    newRuleSchema.parse({ name: whose, condition: { kind: 'stepDue', values: { whose } } });
  await world.add(rule('mine'), noon('2026-06-30'));
  const texts = async () =>
    (await listAlerts({ db, member, language: english, now: () => noon('2026-07-03') })).alerts.map(
      ({ text, path }) => [text, path],
    );
  await evaluate(noon('2026-06-30'));
  await evaluate(noon('2026-07-01'));
  const mine = ['Mine: Call (due Jun 30, 2026)', `/desk?partner=${stored[0]?.id}`];
  expect(await texts()).toEqual([mine]);
  await world.add(rule('all'), noon('2026-07-01'));
  await evaluate(noon('2026-07-01'));
  expect(await told()).toHaveLength(3);
  expect((await texts()).map(([text]) => text).sort()).toEqual([
    ...['Mine: Call (due Jun 30, 2026)', 'Mine: Call (due Jun 30, 2026)', 'Theirs: Call (due Jun 30, 2026)'],
  ]);
  // A later day is another step.
  await db.update(deskPartners).set({ stepDay: '2026-07-02' }).where(eq(deskPartners.name, 'Mine'));
  await evaluate(noon('2026-07-02'));
  expect(await told()).toHaveLength(7);
});
