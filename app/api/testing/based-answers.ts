import { neededDays } from '@/features/goals/read-progress';
import type { listSources } from '@/lib/data/fetch/lists/list-sources';
import type { DatasetName } from '@/lib/data/terms/datasets';
import { addDays, addYears, type DayRange, startOfBucket, toDay } from '@/lib/data/terms/days';

type ListName = keyof typeof listSources;

/** Something that figures come from: a dataset in a range, or a list. */
export type Need = { dataset: DatasetName; range: DayRange } | { list: ListName };
/** `names`: lists that only name things, so that an answer is complete without them. */
export type Based = { query: string; needs: readonly Need[]; names?: readonly ListName[]; body?: object };

export const today = toDay(new Date());
const days = (from: number, to: number): DayRange => ({
  from: addDays(today, -from),
  to: addDays(today, -to),
});
const now = days(100, 98);
const before = days(103, 101);
const rows = (dataset: DatasetName, range = now): Need => ({ dataset, range });
const lists = (...names: ListName[]): Need[] => names.map((list) => ({ list }));
const compared = (dataset: DatasetName) => [rows(dataset), rows(dataset, before)];

const lastOfMonth = addDays(startOfBucket(addDays(today, -100), 'month'), -1);
/** The month of the goal that `basis.test.ts` stores. */
export const month = { from: startOfBucket(lastOfMonth, 'month'), to: lastOfMonth };
/** Its goal also comes from the weeks before, which tell what weekdays bring. */
const goalDays = neededDays(month.from.slice(0, 7), today) ?? month;
const statement = `month=${lastOfMonth.slice(0, 7)}&currency=USD`;
const range = `from=${now.from}&to=${now.to}`;
const id = '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21';
/** Groups that follow a filter: of products by stock, and of creators by text, which is also searched in their tags. */
export const liveGroups = {
  product: '6a4d2c10-93be-4f60-8d5e-1b7a0c9e4f01',
  creator: '6a4d2c10-93be-4f60-8d5e-1b7a0c9e4f02',
};
const productLists = lists('products');
const creatorLists = lists('creators', 'creatorMatches');
/** The same answer for rows of a group. */
const ofGroup = (query: string, needs: readonly Need[]): Based => ({
  query: `${query}&product_groups=${liveGroups.product}`,
  needs: [...needs, ...productLists],
});
/** The same answer for rows of a group, and with lines by group. */
const byGroup = (query: string, needs: readonly Need[]): Based[] => [
  ofGroup(query, needs),
  { query: `${query}&group=creator_group`, needs: [...needs, ...creatorLists] },
];
const profit = [...compared('reports'), ...compared('brb'), ...lists('products')];
const settlement = [
  rows('reports'),
  rows('reports', { from: addDays(addYears(today, -1), 1), to: addDays(today, -1) }),
];
/** What the settlement of the last year, profit and campaigns come from, too. */
const ofToday: Based = {
  query: '',
  needs: [rows('reports', days(366, 1)), rows('program', days(366, 1)), ...lists('products', 'campaigns')],
};
/** The weeks before a change, and the days since. */
const effectDays = days(170, 70);
const effects: Based = {
  query: range,
  needs: [rows('reports', effectDays), rows('program', effectDays), ...lists('products', 'campaigns')],
};
const placements = [rows('reports'), rows('reports', days(111, 101))];
const programCreators = [
  ...[rows('program'), rows('reports')],
  ...lists('programCreators', 'creators', 'creatorMatches'),
];
const catalog = {
  brands: { query: range, needs: [rows('reports'), ...lists('brands')] },
  campaigns: { query: '', needs: [rows('program', days(366, 1)), ...lists('campaigns')] },
  creators: { query: range, needs: [rows('reports'), ...lists('creators', 'brands', 'creatorMatches')] },
  products: { query: range, needs: [rows('reports'), ...lists('products', 'brands')] },
  'program-creators': { query: range, needs: programCreators },
} satisfies Record<string, Based>;
const clicks = [rows('clicks', days(366, 0))];
const ofCampaign: Based = {
  query: `${range}&campaign=${id}`,
  needs: [rows('program')],
  names: ['campaigns'],
};

/** Answers with figures, by path, and everything that they come from. */
export const answers: Record<string, readonly Based[]> = {
  'catalog/brands': [catalog.brands],
  'catalog/campaigns': [catalog.campaigns],
  'catalog/creators': [catalog.creators],
  'catalog/creators/[id]': [{ query: '', needs: lists('brands', 'creatorMatches', 'programCreators') }],
  'catalog/findings': [{ query: range, needs: [rows('reports'), ...lists('products')], names: ['brands'] }],
  'catalog/product-history': [
    {
      query: `${range}&product=B0EXAMPLE1&marketplace=marketplace.com`,
      needs: [rows('reports'), ...lists('products')],
    },
  ],
  'catalog/products': [
    catalog.products,
    // Each product has its groups, whose members come from the list of v2.
    { query: `${range}&api=v1`, needs: [rows('reports'), ...lists('productsV1', 'brands'), ...productLists] },
  ],
  'catalog/program-creators': [catalog['program-creators']],
  closings: [{ query: '', needs: [rows('reports', days(0, 0)), rows('brb', days(0, 0))] }],
  costs: [{ query: `groups=${liveGroups.creator}`, needs: creatorLists }],
  credits: [{ query: '', needs: [rows('brb', days(0, 0))] }],
  // Each partner has its groups.
  'desk/board': [{ query: '', needs: creatorLists }],
  'desk/partners': [{ query: '', needs: creatorLists }],
  goals: [{ query: '', needs: [rows('reports', goalDays), ...productLists] }],
  today: [ofToday],
  workspaces: [ofToday],
  'ledger/converted': [
    { query: `${range}&dataset=program`, needs: [rows('program')] },
    ofGroup(`${range}&dataset=reports`, [rows('reports')]),
  ],
  'ledger/earnings': [{ query: range, needs: [rows('reports')] }],
  'ledger/effects': [effects],
  'ledger/evidence': [{ query: range, needs: [rows('reports'), rows('clicks')] }],
  // Each row has its groups.
  'ledger/export': [
    { query: `${range}&dataset=clicks`, needs: [rows('clicks'), ...productLists, ...creatorLists] },
    { query: `${range}&dataset=brb`, needs: [rows('brb')] },
  ],
  'ledger/funnel': [{ query: range, needs: [rows('reports')] }, ...byGroup(range, [rows('reports')])],
  'ledger/performance': [
    { query: `${range}&compare=previous&group=brand&ids=${id}`, needs: compared('reports') },
    ofGroup(`${range}&group=brand&ids=${id}`, [rows('reports')]),
  ],
  'ledger/placements': [{ query: range, needs: placements }, ofGroup(range, placements)],
  'ledger/profit': [
    { query: `${range}&compare=previous&group=brand`, needs: profit },
    {
      query: `${range}&group=creator_group`,
      needs: [rows('reports'), ...productLists, ...creatorLists],
    },
  ],
  'ledger/reconciliation': [
    { query: range, needs: [rows('reports'), rows('clicks')] },
    ofGroup(range, [rows('reports'), rows('clicks')]),
  ],
  'ledger/rows': [
    { query: `${range}&dataset=brb`, needs: [rows('brb')] },
    { query: range, needs: [rows('reports'), ...productLists, ...creatorLists] },
  ],
  'ledger/settlement': [{ query: range, needs: settlement }, ...byGroup(range, settlement)],
  'ledger/statements': [{ query: statement, needs: [rows('reports', month), rows('brb', month)] }],
  'ledger/statements/export': [{ query: statement, needs: [rows('reports', month), rows('brb', month)] }],
  'ledger/summary': [
    { query: `${range}&compare=previous&group=brand`, needs: compared('reports') },
    { query: `${range}&compare=previous&dataset=program&group=campaign`, needs: compared('program') },
    ...byGroup(range, [rows('reports')]),
  ],
  // Each link has the groups of its product.
  links: [{ query: '', needs: productLists }],
  'links/clicks': [{ query: 'links=a', needs: clicks }],
  'links/changes': [
    { query: '', needs: [rows('clicks', days(28, 1)), rows('reports', days(90, 1)), ...productLists] },
  ],
  'links/health': [{ query: '', needs: [...clicks, rows('reports', days(89, 0)), ...lists('products')] }],
  'links/subids': [
    { query: '', needs: clicks },
    { query: `groups=${liveGroups.product}`, needs: [...clicks, ...productLists] },
  ],
  notes: [{ query: range, needs: lists('campaigns') }],
  overview: [{ query: `${range}&compare=previous`, needs: [...compared('reports'), ...compared('brb')] }],
};

/** Answers without figures of the API, and why. */
export const others: Record<string, string> = {
  account: 'nothing',
  'account/password': 'nothing',
  'alert-channels': 'channels',
  'alert-channels/[id]': 'a channel',
  'alert-channels/[id]/deliveries': 'deliveries',
  'alert-channels/[id]/secret': 'a secret',
  'alert-channels/[id]/tests': 'a delivery',
  'alert-deliveries/[id]/attempts': 'a delivery',
  'report-recipients/[id]/confirmations': 'nothing',
  'report-schedules': 'reports that are sent',
  'report-schedules/[id]': 'nothing',
  'report-schedules/[id]/mails': 'nothing',
  'report-schedules/previews': 'a mail, which has its receipt as a sentence',
  'alert-settings': 'when the member is told',
  'alert-rules': 'rules',
  'alert-rules/[id]': 'a rule',
  'alert-rules/previews': 'days; `gaps` are those that are not loaded',
  alerts: 'made of complete days only; `basis` names them',
  'alerts/read': 'marks',
  'catalog/program-lookup': 'asks the API, or fails',
  'closings/[id]': 'reopens a month',
  'closings/[id]/invoice': 'stores a total',
  connections: 'keys',
  'connections/[id]': 'keys',
  'connections/trial-keys': 'a key',
  installation: 'the state of the server and of work, without figures',
  invitations: 'invitations, without their secrets',
  'invitations/[id]': 'nothing',
  groups: 'groups; members of a filter are marked until its list is stored',
  'groups/[id]': 'groups, as above',
  'groups/[id]/members': 'groups',
  'groups/recognitions': 'ids; `known` says how many the stored lists contain',
  'exports/[list]': 'files, below',
  'ledger/changes': 'the log of changes',
  'ledger/holdings': 'the windows themselves',
  'ledger/statements/changes': 'the log of changes',
  'ledger/sync': 'progress',
  'links/batches': 'links',
  'links/batches/[id]': 'links',
  'links/batches/[id]/rows': 'links',
  'links/imports': 'links',
  'links/presets': 'presets',
  'links/presets/[id]': 'presets',
  'links/previews': 'a link that may be created',
  'links/products': 'products; `catalog` and `complete` say how many',
  'links/siblings': 'links',
  'links/suggestions': 'links',
  'live-addresses': 'addresses, without their secrets',
  'live-addresses/[id]': 'an address',
  'grant-rules': 'rules that an owner sets',
  tokens: 'tokens, without their secrets',
  'tokens/[id]': 'a token',
  'mail/tests': 'a mail',
  'costs/[id]': 'a cost',
  'costs/imports': 'costs',
  'credits/[id]': 'nothing',
  'credits/imports': 'how many credits were stored',
  'credits/imports/[id]': 'nothing',
  desk: 'stages, tags and members',
  'desk/imports': 'partners',
  'desk/imports/previews': 'what a file would add to partners',
  'desk/partners/[id]': 'a partner',
  'desk/stages': 'stages',
  'desk/steps': 'steps that people entered',
  'goals/[id]': 'a goal',
  margins: 'margins',
  'margins/imports': 'margins',
  'margins/subjects': 'lists that it waits for, or fails',
  members: 'members',
  'members/[id]': 'nothing',
  'members/[id]/password-resets': 'a secret',
  'notes/[id]': 'notes that people wrote',
  rates: 'rates',
  'rates/days': 'rates',
  'rates/imports': 'rates',
  'rates/reporting-currency': 'a setting',
  refresh: 'a plan and its runs',
  search: 'names; `unread` has the lists that failed',
  shares: 'shares, without their secrets',
  'shares/[id]': 'a share',
  'second-factor': 'second factors, without their secrets',
  'second-factor/app': 'a secret',
  'second-factor/challenges': 'a challenge',
  'second-factor/codes': 'codes',
  'second-factor/confirmations': 'a session',
  'second-factor/passkeys': 'codes',
  'second-factor/passkeys/[id]': 'a passkey',
  'second-factor/passkeys/options': 'a challenge',
  'today/actions': 'a day',
  sessions: 'sessions of a person',
  'sessions/[id]': 'nothing',
  views: 'saved views',
  'views/[id]': 'saved views',
  visits: 'a moment',
  'workspaces/copies': 'settings',
  'workspaces/mail': 'a setting',
  workspace: 'settings',
  'workspace/creator-earnings': 'nothing',
  'workspace/second-factor': 'nothing',
};

/** Files, and everything that they come from; null for the workspace's own records. */
export const files: Record<string, Based | null> = {
  ...catalog,
  audit: null,
  batch: null,
  'campaign-by-creator': ofCampaign,
  'campaign-by-product': ofCampaign,
  costs: { query: `groups=${liveGroups.creator}`, needs: creatorLists },
  credits: { query: '', needs: [rows('brb', days(0, 0))] },
  desk: { query: '', needs: creatorLists },
  earnings: { query: range, needs: [rows('reports')] },
  effects,
  evidence: { query: range, needs: [rows('reports'), rows('clicks')] },
  goals: { query: '', needs: [rows('reports', goalDays), ...productLists] },
  'link-health': { query: '', needs: [...clicks, rows('reports', days(89, 0)), ...lists('products')] },
  links: { query: '', needs: [...clicks, ...productLists] },
  'links-by-subid': { query: '', needs: clicks },
  'links-counted-differently': { query: range, needs: [rows('reports'), rows('clicks')] },
  'planned-links': { query: '', body: { lines: [{ productId: 'B0EXAMPLE1' }] }, needs: lists('products') },
  profit: { query: `${range}&compare=previous&group=brand`, needs: profit },
  'program-lookup': null,
  'report-groups': { query: `${range}&compare=previous&group=brand`, needs: compared('reports') },
  scorecard: {
    query: `${range}&creator=${id}&tags=harbor-20`,
    needs: [rows('reports'), rows('program'), ...lists('programCreators', 'creatorMatches')],
  },
  settlement: { query: range, needs: settlement },
  today: ofToday,
  'settlement-ages': { query: range, needs: settlement },
  windows: null,
};
