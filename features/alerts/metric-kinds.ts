import { isOfCurrency } from '@/lib/data/terms/metrics';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import { writeExactRate } from '@/lib/language/format/exact-rate';
import { createNumberFormat } from '@/lib/language/format/number';
import type { Language } from '@/lib/language/language';
import { writeReportQuery } from '@/lib/pages/report-path';
import type { Direction, Kinds, MetricFacts, MoreCrossed, Watched, WatchedFacts } from './alert-shape';
import { clipName } from './clip-name';
import type { Figure, Judge } from './crossings';
import { completeBasis } from './fact-receipt';
import { findCrossings } from './find-crossings';
import { findEachCrossings } from './find-each-crossings';
import { type Asked, filtersOf } from './history';
import type { Findings, Kind, KindParts } from './kind';
import { describeWhose, isStored, nameSubjectOf, nothingFound } from './subject';
import { changeValues, thresholdValues } from './values';

const askedOf = (watched: Watched): Asked => ({ metric: watched.metric, filters: filtersOf(watched) });

/** The crossings of a figure, with the current members of a group. A group that was deleted crosses nothing. */
async function findWatched(
  ledger: KindParts,
  watched: Watched,
  figure: Figure,
): Promise<Findings<WatchedFacts>> {
  if (!(await isStored(ledger, watched.subject))) return nothingFound;
  const asked = askedOf(watched);
  return watched.each
    ? findEachCrossings(ledger, asked, watched.each, figure)
    : findCrossings(ledger, asked, figure);
}

const judgeThreshold =
  (direction: 'above' | 'below', limit: bigint): Judge =>
  (value) =>
    (direction === 'above' ? value > limit : value < limit) ? direction : null;

/** A change counts if it is more than `percent`, and at least `least`. */
type ChangeLimit = { direction: Direction; percent: bigint; least: bigint };

/** From zero there is no percentage, so nothing is told. */
const judgeChange =
  ({ direction, percent, least }: ChangeLimit): Judge =>
  (value, before) => {
    if (before === null || before === 0n) return null;
    const [change, base] = [value - before, before < 0n ? -before : before];
    const size = change < 0n ? -change : change;
    if (size < least || size * hundredPercent <= percent * base) return null;
    const side = change > 0n ? 'above' : 'below';
    return direction === 'either' || direction === side ? side : null;
  };

/** A share of what a figure is compared with, or `least` if that is more, above or below it. */
const limitChange =
  ({ direction, percent, least }: ChangeLimit): Figure['limitsOf'] =>
  (before) => {
    if (before === null || before === 0n) return { above: null, below: null };
    const share = ((before < 0n ? -before : before) * percent) / hundredPercent;
    const step = share > least ? share : least;
    return {
      above: direction === 'below' ? null : before + step,
      below: direction === 'above' ? null : before - step,
    };
  };

/** A percentage has eight decimals, like every amount. */
const hundredPercent = toUnits('100');

/** The same number of days, shifted by whole weeks. */
const weeksBefore = (days: number): number => Math.ceil(days / 7) * 7;

const basedOn = (facts: WatchedFacts) => {
  const compared = 'more' in facts ? null : facts.compared;
  return completeBasis('reports', compared ? [facts.range, compared.range] : [facts.range]);
};

export const threshold: Kind<'threshold'> = {
  values: thresholdValues,
  look: (ledger, values) => {
    const { days, direction } = values;
    const limit = toUnits(values.value);
    const judge = judgeThreshold(direction, limit);
    const limits = { above: null, below: null, [direction]: limit };
    return findWatched(ledger, values, { days, shift: 0, judge, limitsOf: () => limits });
  },
  describe: (language, values) =>
    language.t.markup('alerts.kinds.threshold.sentence', {
      ...nameWatched(language, values),
      moves: () => language.t(`alerts.words.passes.${values.direction}`, values),
      limit: () => writeExact(language, values, values.value),
    }),
  tell: (language, values, facts, correction) =>
    'more' in facts
      ? tellMore(language, values, facts)
      : language.t(`alerts.kinds.threshold.${correction ? 'corrected' : 'told'}.${facts.side}`, {
          ...nameFigures(language, values, facts),
          limit: writeExact(language, values, values.value),
          value: writeBeside(language, values, facts.value, values.value),
        }),
  mark: (language, values, facts) => {
    if ('more' in facts) return null;
    const { side, value, range, who } = facts;
    return {
      side,
      by: writeBeside(language, values, value, values.value),
      brief: nameWho(who) ?? language.format.dayRange(range.from, range.to),
    };
  },
  basedOn,
  pathOf: writePath,
};

const leastOf = ({ least = '0' }: Kinds['change']['values']): bigint => toUnits(least);

export const change: Kind<'change'> = {
  values: changeValues,
  look: (ledger, values) => {
    const { days, direction } = values;
    const limit = { direction, percent: toUnits(values.percent), least: leastOf(values) };
    return findWatched(ledger, values, {
      days,
      shift: weeksBefore(days),
      judge: judgeChange(limit),
      limitsOf: limitChange(limit),
    });
  },
  describe: (language, values) =>
    language.t.markup('alerts.kinds.change.sentence', {
      ...nameWatched(language, values),
      moves: () => language.t(`alerts.words.moves.${values.direction}`, values),
      limit: () => writePercent(language, values.percent),
      has: leastOf(values) > 0n ? 'least' : 'none',
      least: () => writeExact(language, values, values.least ?? '0'),
    }),
  tell: (language, values, facts, correction) =>
    'more' in facts
      ? tellMore(language, values, facts)
      : language.t(`alerts.kinds.change.${correction ? 'corrected' : 'told'}.${facts.side}`, {
          ...nameFigures(language, values, facts),
          limit: writePercent(language, values.percent),
        }),
  mark: (language, values, facts) => {
    if ('more' in facts || !facts.compared) return null;
    const { side, value, compared, who } = facts;
    const figures = language.t('alerts.preview.from', {
      value: writeFigure(language, values, value),
      before: writeFigure(language, values, compared.value),
    });
    const name = nameWho(who);
    return {
      side,
      by: language.format.delta(value, compared.value).text,
      brief: name === null ? figures : language.t('alerts.preview.who', { name, figures }),
    };
  },
  basedOn,
  pathOf: writePath,
};

/** With every digit: `12.5` → `12.5%`. */
const writePercent = (language: Language, percent: string): string =>
  writeExactRate(language, unitsText(toUnits(percent) / 100n));

const writeFigure = ({ format }: Language, { metric, currency }: Watched, value: string): string =>
  isOfCurrency(metric) ? format.money(value, currency) : format.count(value);

/** With every digit, as it was set. */
const writeExact = ({ format, locale }: Language, { metric, currency }: Watched, value: string): string =>
  isOfCurrency(metric)
    ? format.moneyExact(value, currency)
    : createNumberFormat({ maximumFractionDigits: 8 }, locale)(value);

/** A figure beside its limit. It has every digit if it would look like the limit otherwise. */
function writeBeside(language: Language, watched: Watched, value: string, limit: string): string {
  const text = writeFigure(language, watched, value);
  const looksEqual = text === writeFigure(language, watched, limit) && toUnits(value) !== toUnits(limit);
  return looksEqual ? writeExact(language, watched, value) : text;
}

/** The parts of the sentence of a rule. */
function nameWatched(language: Language, watched: Watched) {
  const { t } = language;
  return {
    metric: () => t(`alerts.words.metrics.${watched.metric}`),
    whose: () => describeWhose(language, watched),
    currency: () => watched.currency,
    days: () => t('alerts.words.days', { days: watched.days }),
  };
}

function nameFigures(language: Language, watched: Watched, facts: MetricFacts) {
  const { format, t } = language;
  const { range, value, compared } = facts;
  return {
    metric: t(`metrics.${watched.metric}.label`),
    of: nameSubjectOf(language, ofFacts(watched, facts)),
    range: format.dayRange(range.from, range.to),
    value: writeFigure(language, watched, value),
    before: compared ? writeFigure(language, watched, compared.value) : '',
    beforeRange: compared ? format.dayRange(compared.range.from, compared.range.to) : '',
  };
}

/** How many more crossed a limit than those that are told one by one. */
const tellMore = ({ t, format }: Language, { metric, each }: Watched, { more, range }: MoreCrossed) =>
  t('alerts.words.more', {
    count: more,
    each: each ?? 'creator',
    metric: t(`metrics.${metric}.label`),
    range: format.dayRange(range.from, range.to),
  });

/** Whose figure facts are about, of those that are judged one by one. */
const nameWho = (who: MetricFacts['who']): string | null => (who ? clipName(who.name ?? who.id) : null);

/** What facts are about: one of those that are judged one by one, or the subject of the rule. */
const ofFacts = (watched: Watched, { who }: Partial<MetricFacts>): Watched =>
  who ? { ...watched, subject: who } : watched;

/** The report with the rule's days, filters and currency. */
function writePath(watched: Watched, facts: WatchedFacts): string {
  const { metric, currency, each } = watched;
  const { from, to } = facts.range;
  const isOne = !('more' in facts);
  const { currencies: _, ...filters } = filtersOf(isOne ? ofFacts(watched, facts) : watched);
  const group = isOne || !each ? {} : { group: each };
  const query = writeReportQuery({ from, to, metric, currency, ...group, ...filters });
  return `/reports?${query}&compare=${isOne && facts.compared ? 'weekdays' : 'none'}`;
}
