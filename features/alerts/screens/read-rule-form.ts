import { directions, type KindName } from '@/features/alerts/alert-shape';
import type { RuleInput } from '@/features/alerts/rule';
import { findWhose } from '@/features/alerts/whose';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';
import { readAmount, readNumber, readPercent } from '@/lib/language/read-number';
import { alertMetrics, sellerKinds } from '@/lib/pages/alert-target';
import { readField } from '@/lib/server/http/form';

export type ConditionInput = RuleInput['condition'];

/** The names of the fields, as the server names them in its issues. */
export const fieldOf = (name: string): string => `condition.values.${name}`;

/** The key of a typed subid or shared id. Keys escape texts as filters of other dimensions do. Empty while nothing is typed. */
const writePlacement = (text: string): string => (text === '' ? '' : writeFilterValue('link', text));

/** Reads the text of a condition's value. */
type ReadText = (name: string) => string;

/** What a search found, or else what was typed. */
const readSubjectId = (text: ReadText): string => text('subject.found') || text('subject.id');

/** The condition that a form describes. What cannot be read as a number is sent as it is, so that the server says why. */
export function readCondition(kind: KindName, sent: FormData, locale: string): ConditionInput {
  const text: ReadText = (name) => readField(sent, fieldOf(name)).trim();
  if (kind === 'keyRejected') return { kind, values: {} };
  if (kind === 'linksBroken') {
    const id = text('subject.id');
    return { kind, values: { subject: id ? { kind: 'product_group', id } : null } };
  }
  if (kind === 'stepDue') return { kind, values: { whose: text('whose') === 'all' ? 'all' : 'mine' } };
  if (kind === 'notRefreshed') return { kind, values: { hours: Number(text('hours')) } };
  if (kind === 'creatorSales') {
    const seller = sellerKinds.find((name) => name === text('subject')) ?? 'creator';
    const id = readSubjectId(text);
    const subject = { kind: seller, id: isPlacement(seller) ? writePlacement(id) : id };
    if (text('event') !== 'none') return { kind, values: { event: 'first', subject } };
    return { kind, values: { event: 'none', days: Number(text('days')), subject } };
  }
  if (kind === 'goal') {
    if (text('event') === 'ended') return { kind, values: { event: 'ended' } };
    const percent = text('percent');
    return { kind, values: { event: 'behind', percent: readPercent(percent, locale) ?? percent } };
  }
  if (kind === 'campaignBudget') {
    const id = text('subject.id');
    const direction = text('direction') === 'slow' ? 'slow' : 'early';
    return { kind, values: { direction, subject: id ? { kind: 'campaign', id } : null } };
  }
  if (kind === 'productGone' || kind === 'rateChanged') {
    const id = text('subject.id');
    const subject = id ? { kind: 'brand' as const, id } : null;
    if (kind === 'rateChanged') return { kind, values: { subject } };
    // Without clicks, the days of clicks say nothing.
    if (text('clicked') !== 'least') return { kind, values: { subject, clicks: 0, days: 1 } };
    return { kind, values: { subject, clicks: Number(text('clicks')), days: Number(text('days')) } };
  }
  const currency = text('currency');
  if (kind === 'monthReady') return { kind, values: { currency } };
  if (kind === 'closedDiffers') {
    const value = text('value');
    return { kind, values: { currency, value: readAmount(value, locale, currency) ?? value } };
  }
  return readWatched(kind, text, locale);
}

/** The condition of a kind that watches figures of everything, or of one subject. */
function readWatched(
  kind: 'threshold' | 'change' | 'reversalsRose',
  text: ReadText,
  locale: string,
): ConditionInput {
  const currency = text('currency');
  const whose = findWhose(text('subject'));
  const subject = whose.subject ? { kind: whose.subject, id: readSubjectId(text) } : null;
  if (kind === 'reversalsRose') {
    const by = text('by') === 'points' ? 'points' : 'times';
    const value = readNumber(text('value'), locale) ?? text('value');
    return { kind, values: { currency, subject, by, value, conversions: Number(text('conversions')) } };
  }
  const metric = alertMetrics.find((name) => name === text('metric')) ?? 'sales';
  const watched = { metric, currency, subject, each: whose.each, days: Number(text('days')) };
  const readFigure = (typed: string) =>
    (isOfCurrency(metric) ? readAmount(typed, locale, currency) : readNumber(typed, locale)) ?? typed;
  if (kind === 'change') {
    const percent = text('percent');
    const direction = directions.find((name) => name === text('direction')) ?? 'either';
    const least = readFigure(text('least'));
    return {
      kind,
      values: { ...watched, direction, percent: readPercent(percent, locale) ?? percent, least },
    };
  }
  const direction = text('direction') === 'above' ? 'above' : 'below';
  return { kind, values: { ...watched, direction, value: readFigure(text('value')) } };
}
