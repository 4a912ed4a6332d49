import { programCurrency } from '@/features/program/program-shape';
import { nowOf } from '@/lib/data/store/workspace';
import { addDays, eachDay, toDay } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import type { CampaignFacts, Condition } from './alert-shape';
import { readCampaignHistory, readCampaignSums, readCourses } from './campaign-history';
import { findPace, previewPaces, takePaceBack } from './campaign-pace';
import { clipName } from './clip-name';
import { completeBasis } from './fact-receipt';
import { lookedBack } from './history';
import type { Findings, Kind, KindParts } from './kind';
import { campaignBudgetValues } from './values';

type Values = Condition<'campaignBudget'>['values'];

/** A campaign is told once with the same budget and end. */
const periodOf = ({ campaign, budget, ends }: CampaignFacts): string => `${campaign.id} ${budget} ${ends}`;

async function look(ledger: KindParts, { direction, subject }: Values): Promise<Findings<CampaignFacts>> {
  const today = toDay(nowOf(ledger));
  const from = addDays(today, -lookedBack);
  const history = await readCampaignHistory(ledger, subject?.id);
  return {
    since: () =>
      (history?.campaigns ?? []).flatMap((campaign) => {
        const facts = history && findPace(history, campaign, direction, today);
        return facts ? [{ period: periodOf(facts), facts }] : [];
      }),
    takenBack: async ({ facts }) => {
      if (!history || facts.range.to < from) return null;
      const days = { from: history.range.from, to: facts.range.to };
      const stored = await readCampaignSums(ledger, facts.campaign.id, days);
      return takePaceBack(stored, facts, direction, today);
    },
    preview: async () => {
      const found = history
        ? previewPaces(history, await readCourses(ledger, history), direction, from)
        : { told: [], unknown: eachDay({ from, to: addDays(today, -1) }) };
      return { ...found, dataset: 'program', lists: ['campaigns'], holds: null };
    },
  };
}

function describeFacts({ format }: Language, facts: CampaignFacts) {
  const money = (amount: number | string) => format.money(amount, programCurrency);
  return {
    name: clipName(facts.campaign.name),
    budget: money(facts.budget),
    spent: money(facts.commission),
    projected: money(facts.projected ?? 0),
    runsOut: facts.runsOut ? format.day(facts.runsOut) : '',
    day: format.day(facts.range.to),
    days: facts.daysLeft,
  };
}

/** A campaign uses up its budget before it ends, or does not spend it by its end, by the pacing of its page. */
export const campaignBudget: Kind<'campaignBudget'> = {
  values: campaignBudgetValues,
  look,
  describe: ({ t }, { direction, subject }) =>
    t.markup('alerts.kinds.campaignBudget.sentence', {
      campaign: () => (subject ? clipName(subject.name ?? subject.id) : t('alerts.words.anyCampaign')),
      pace: () => t(`alerts.words.paces.${direction}`),
    }),
  tell: (language, { direction }, facts, correction) =>
    correction
      ? language.t(`alerts.kinds.campaignBudget.corrected.${direction}`, describeFacts(language, facts))
      : language.t(`alerts.kinds.campaignBudget.told.${facts.state}`, describeFacts(language, facts)),
  basedOn: ({ range }) => completeBasis('program', [range], ['campaigns']),
  pathOf: (_values, { campaign }) => `/program/campaigns/${campaign.id}`,
};
