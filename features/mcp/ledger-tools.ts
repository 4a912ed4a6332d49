import { rangeFields, reportFilterFields } from '@/features/api-reference/ledger-fields';
import { toOutside } from '@/features/closing/outside-statement';
import { captionOfStatement } from '@/features/closing/statement-caption';
import { captionOfEffects } from '@/features/effects/effects-caption';
import { captionOfGoals } from '@/features/goals/goals-caption';
import { captionOfPlacements } from '@/features/placements/placement-caption';
import { captionOfProfit } from '@/features/profit/profit-caption';
import { captionOfToday } from '@/features/today/today-caption';
import { english } from '@/lib/language/english';
import { captionOf, captionOfRecords } from '@/lib/pages/answer-caption';
import { pickFigures, showCompared } from './figures';
import { groupingOf, showKey } from './filter-keys';
import { statePart, takeFirst, takePage } from './part';
import { readTool } from './read-tool';
import { comparedRows, inCurrency } from './report-tools';

/** History has no marketplaces and campaigns. */
const { marketplaces: _, campaigns: __, ...settlementFilters } = reportFilterFields;

const unlisted = 'Groups without rows in these days are not listed. Only the compared totals count them.';

export const ledgerTools = {
  placements: readTool({
    title: 'Placements',
    description:
      'Where links were placed, by subid, preset, batch, maker or product of links created here, with the change of the last week. The key none stands for links created elsewhere.',
    operation: 'GET /api/ledger/placements',
    fields: {
      ...rangeFields,
      group: 'What to group by.',
      sort: 'What to sort by, largest first.',
    },
    filters: reportFilterFields,
    pages: 'top',
    show(answer, page, { today }) {
      const { group, range, week, weekBefore, weekDays, currencies, receipt, weekReceipt } = answer;
      const parts = currencies.map(({ currency, placements }) => {
        const values = placements.filter(({ kind }) => kind === 'value').length;
        const others = placements.find(({ kind }) => kind === 'other')?.groups ?? 0;
        return statePart(inCurrency('placements', currency), values, page, values + others);
      });
      const weeks = { from: weekBefore.from, to: week.to };
      return {
        source: {
          caption: captionOfPlacements(answer, today),
          rows: [
            { range, receipt },
            { range: weeks, receipt: weekReceipt, what: 'two weeks' },
          ],
        },
        lists: parts,
        data: {
          group,
          range,
          week,
          weekBefore,
          weekDays,
          currencies: currencies.map(({ currency, figures, placements }) => ({
            currency,
            figures: pickFigures('reports', figures),
            placements: placements.map(({ kind, key, label, groups, figures, products, week }) => ({
              ...(kind === 'other' ? { others: groups } : { ...showKey(group, { key, label }), products }),
              figures: pickFigures('reports', figures),
              week: week && showCompared('reports', week),
            })),
          })),
        },
      };
    },
  }),
  funnel: readTool({
    title: 'Funnel',
    description:
      'Clicks, page views, carts and conversions of each group, and its weakest step against the median of all groups. Groups that lose most conversions come first. lost and lostConversions are estimates.',
    operation: 'GET /api/ledger/funnel',
    fields: { ...rangeFields, group: 'What to group by.' },
    filters: reportFilterFields,
    pages: 'firstTop',
    show(answer, { limit }, { asked, today }) {
      const { range, currencies, receipt } = answer;
      const grouping = groupingOf(asked, 'brand');
      return {
        source: { caption: captionOf(answer, today), rows: [{ range, receipt }] },
        lists: currencies.map(
          ({ currency, groups, total }) =>
            takeFirst(inCurrency('groups', currency), groups, limit, total).part,
        ),
        data: {
          range,
          currencies: currencies.map(({ groups, ...currency }) => ({
            ...currency,
            groups: groups.map((one) => showKey(grouping, one)),
          })),
        },
      };
    },
  }),
  profit: readTool({
    title: 'Profit',
    description:
      "Profit at the workspace's margins after commission, by group and currency. covered counts rows that have a margin, uncovered the others, which are never estimated. With sort=netProfit and order=asc, the largest losses come first. netProfit below zero is a loss. afterCosts has figures after costs that people entered, such as fees and retainers; null means none is entered. unassigned has costs that belong to no group. Lines of the named groups in overlapping share rows: do not add them up.",
    operation: 'GET /api/ledger/profit',
    fields: {
      ...rangeFields,
      group: 'What to group by.',
      compare: 'What to compare with, as in report.',
      sort: 'What to sort groups by.',
      order: 'desc: largest first. asc: smallest first, such as losses.',
    },
    filters: reportFilterFields,
    pages: 'top',
    show(answer, page, { today }) {
      const {
        group,
        range,
        comparedRange,
        currencies,
        margins,
        categories,
        costsLeftOut,
        credits,
        filterNames,
      } = answer;
      const { overlapping, comparedDays } = answer;
      const caption = captionOfProfit(english, answer, today);
      return {
        source: {
          caption: { ...caption, notes: [...caption.notes, ...(comparedRange ? [unlisted] : [])] },
          rows: comparedRows(answer),
        },
        lists: currencies.map(({ currency, groups, counts }) =>
          statePart(inCurrency('groups', currency), groups.length, page, counts.groups),
        ),
        data: {
          group,
          range,
          comparedRange,
          comparedDays,
          margins,
          categories,
          costsLeftOut,
          credits,
          filterNames,
          overlapping,
          currencies: currencies.map(({ groups, ...currency }) => ({
            ...currency,
            groups: groups.map((one) => showKey(group, one)),
          })),
        },
      };
    },
  }),
  today: readTool({
    title: 'Today',
    description:
      'What deserves attention today, the most at stake first, at most ten: text says what, why says how that is known, and stake is the money with its range, which holds in about four of five cases. An estimate is an estimate: say so. since: the first day of it. looked: the kinds that were looked for. unknown: kinds that could not be judged, because days or a list are missing; that is not the same as nothing found. An empty list of actions means that nothing needs the reader today.',
    operation: 'GET /api/today',
    fields: {},
    pages: 'none',
    show(answer, page, { today }) {
      const { actions, more, putAway, looked, unknown, range, receipt } = answer;
      return {
        source: { caption: captionOfToday(english, answer, today), rows: [{ range, receipt }] },
        lists: [statePart('actions', actions.length, page, actions.length + more)],
        data: { actions, putAway, looked, unknown },
      };
    },
  }),
  effects: readTool({
    title: 'What changes did',
    description:
      'Changes of price, commission rate and stock of listed products, and campaigns that began or ended, the newest first, with what was sold since. effect: sales of the days after, what was expected (the same weekdays of the weeks before, times what comparable products without a change sell of theirs), and the difference with its range, which holds in at least 19 of 20 cases. It is an estimate: say so. verdict: more or less where the difference is beyond chance, unclear where it is not; tooFew, noOthers, tooEarly (until ready), tooFewDays and notLoaded say why nothing is said, which is not the same as no effect.',
    operation: 'GET /api/ledger/effects',
    fields: { ...rangeFields, kind: 'What changed.' },
    pages: 'none',
    show(answer, page, { today }) {
      const { changes, count, range, judged, receipt } = answer;
      return {
        source: {
          caption: captionOfEffects(english, answer, today),
          rows: [{ range: judged, receipt }],
        },
        lists: [statePart('changes', changes.length, page, count)],
        data: { range, changes },
      };
    },
  }),
  goals: readTool({
    title: 'Goals',
    description:
      'Goals of months and quarters: value is what stored rows have, null while no day of it is loaded, which is unknown rather than zero; daysCounted of daysOver days count, those that were read after they ended; pace is what value would have to be now for the forecast to meet the target, and reason what makes most of the difference between forecast and target: open days that lose or gain until they settle, days so far, or days to come. pace, reason and forecast are null until the days of the last year are stored, which is not known yet rather than behind. forecast is an estimate of the end with its range: never add it to figures, and always call it an estimate. unread: days that are over and do not count, whose rows value may lack. changesUntil: the day until which value may change.',
    operation: 'GET /api/goals',
    fields: {},
    filters: { from: 'Goals with a day from this one on.', to: 'Goals with a day up to this one.' },
    pages: 'top',
    show(answer, page, { today }) {
      const { goals, total, range, receipt } = answer;
      return {
        source: { caption: captionOfGoals(answer, today), rows: [{ range, receipt, what: 'running goals' }] },
        lists: [statePart('goals', goals.length, page, total)],
        data: { goals: goals.map(({ daily: _, course: __, ...goal }) => goal) },
      };
    },
  }),
  settlement: readTool({
    title: 'Settlement',
    description:
      'How much of what was first reported was still there when it settled, by group: reversed is below zero, added above, share is the change. conversions is the sample, and a small one says little. ages: what all settled days had at each age in days. expectation is an estimate from settled months for months that are still open, with its range and the mean error of a back-test: never add it to figures, and always call it an estimate. since: when days were first watched. Lines of the named groups in overlapping share rows: do not add them up.',
    operation: 'GET /api/ledger/settlement',
    fields: {
      ...rangeFields,
      group: 'What to group by.',
      sort: 'lost: largest loss first. share: largest share lost first. reported: largest first.',
    },
    filters: { metric: 'What to sum.', ...settlementFilters },
    pages: 'top',
    show(answer, page, { today }) {
      const { group, metric, range, since, firstSettles, history, currencies } = answer;
      return {
        source: {
          caption: captionOf(answer, today),
          rows: [
            { range, receipt: answer.receipt },
            { range: history, receipt: answer.historyReceipt, what: 'estimates' },
          ],
        },
        lists: currencies.map(({ currency, groups, groupCount }) =>
          statePart(inCurrency('groups', currency), groups.length, page, groupCount),
        ),
        data: {
          group,
          metric,
          range,
          since,
          firstSettles,
          overlapping: answer.overlapping,
          currencies: currencies.map(({ currency, total, expectation, groups }) => ({
            currency,
            ages: total,
            expectation,
            groups: groups.map((one) => showKey(group, one)),
          })),
        },
      };
    },
  }),
  statement: readTool({
    title: 'Statement of a month',
    description:
      'The statement of a month in one currency, by brand: sales, commission, BRB estimate, how much of the commission is settled and how much is open, adjustments of earlier closed months, invoices, and credits: what marketplaces credited of the bonus beside its estimate, compared only where state of the credit is compared, and in no total. state says whether the month runs, is open, settled or closed.',
    operation: 'GET /api/ledger/statements',
    fields: { month: 'The month, UTC, YYYY-MM.', currency: 'The currency, such as USD.' },
    show(answer, page) {
      const { range, receipts, basis: _, fresh: __, revision: ___, ...statement } = answer;
      const when = answer.state === 'closed' ? ' at the closing' : '';
      const lines = takePage('lines', statement.lines, page);
      const invoices = takePage('invoices', statement.invoices, page);
      const credits = takePage('bonus credits', statement.credits, page);
      const later = statement.later && takePage('later lines', statement.later.lines, page);
      const adjustments = statement.adjustments.map(({ month, total, lines }) => {
        const { rows, part } = takePage(`adjustments of ${month}`, lines, page);
        return { part, data: { month, total, lines: rows } };
      });
      return {
        source: {
          caption: captionOfStatement(english, toOutside(answer)),
          rows: [
            { range, receipt: receipts.reports, what: `sales and commission${when}` },
            { range, receipt: receipts.bonus, what: `BRB estimates${when}` },
          ],
        },
        lists: [
          lines.part,
          ...(later ? [later.part] : []),
          ...adjustments.map(({ part }) => part),
          invoices.part,
          credits.part,
        ],
        data: {
          range,
          ...statement,
          later: statement.later && { ...statement.later, lines: later?.rows },
          lines: lines.rows,
          invoices: invoices.rows,
          credits: credits.rows,
          adjustments: adjustments.map(({ data }) => data),
        },
      };
    },
  }),
  changes: readTool({
    title: 'Changes',
    description:
      'Figures that were reported before and are different now, as syncs found them since a moment: the total of each currency and metric, and the largest changes, those of money first.',
    operation: 'GET /api/ledger/changes',
    fields: { since: 'A date-time in UTC, YYYY-MM-DDTHH:mm:ss.SSSZ. The log holds 400 days.' },
    pages: 'firstLimit',
    show({ since, totals, largest, count }, { limit }) {
      const shown = takeFirst('largest changes', largest, limit, count);
      const sums = takeFirst('totals', totals, limit);
      return {
        source: {
          caption: captionOfRecords({
            notes: [
              `These are changes that syncs found since ${since}. Days that were not loaded again since then may have changed, too.`,
            ],
          }),
        },
        lists: [sums.part, shown.part],
        data: { since, totals: sums.rows, largest: shown.rows, count },
      };
    },
  }),
};
