import { programCurrency } from '@/features/program/program-shape';
import { nowOf } from '@/lib/data/context';
import { addDays, countDays, toDay } from '@/lib/data/days';
import type { Language } from '@/lib/language/language';
import type { CampaignFacts, Condition } from './alert-shape';
import { readCampaignHistory } from './campaign-history';
import { findPace, previewPaces, takePaceBack } from './campaign-pace';
import { clipName } from './clip-name';
import { completeBasis } from './fact-receipt';
import { lookedBack } from './history';
import type { Findings, Kind, KindParts } from './kind';
import { campaignBudgetValues } from './values';

type Values = Condition<'campaignBudget'>['values'];

/** A campaign is told once with the same budget and end. */
const periodOf = ({ campaign, budget, ends }: CampaignFacts): string => `${campaign.id} ${budget} ${ends}`;

async function look(parts: KindParts, { direction, subject }: Values): Promise<Findings<CampaignFacts>> {
  const from = addDays(toDay(nowOf(parts.ledger)), -lookedBack);
  const range = { from, to: addDays(toDay(nowOf(parts.ledger)), -1) };
  const history = await readCampaignHistory(parts, subject?.id);
  const nothing = { days: [], unknown: countDays(range) };
  return {
    since: () =>
      (history?.campaigns ?? []).flatMap((campaign) => {
        const facts = history && findPace(history, campaign, direction);
        return facts ? [{ period: periodOf(facts), facts }] : [];
      }),
    takenBack: ({ facts }) =>
      history && facts.range.to >= from ? takePaceBack(history, facts, direction) : null,
    preview: () => ({
      ...{ dataset: 'program', lists: ['campaigns'] },
      ...(history ? previewPaces(history, direction, from) : nothing),
      holds: null,
    }),
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
    subject
      ? t(`alerts.kinds.campaignBudget.about.${direction}.one`, {
          name: clipName(subject.name ?? subject.id),
        })
      : t(`alerts.kinds.campaignBudget.about.${direction}.any`),
  tell: (language, { direction }, facts, correction) =>
    correction
      ? language.t(`alerts.kinds.campaignBudget.corrected.${direction}`, describeFacts(language, facts))
      : language.t(`alerts.kinds.campaignBudget.told.${facts.state}`, describeFacts(language, facts)),
  basedOn: ({ range }) => completeBasis('program', [range], ['campaigns']),
  pathOf: (_values, { campaign }) => `/program/campaigns/${campaign.id}`,
};
