import type { Summary } from '@/lib/data/read/summary/summary-shape';
import type { Day } from '@/lib/data/terms/days';
import { dimensionInfo } from '@/lib/data/terms/dimensions';
import { type Filters, findDimension, namedSelection } from '@/lib/data/terms/filters/filter-dimensions';
import type { Language } from '@/lib/language/language';
import { type AnswerCaption, captionOf } from './answer-caption';
import type { Caption } from './caption';
import { describeFilters, type FilterWords } from './filter-words';

type Titled = { title: string; filters: FilterWords[] };

/** What a chart is of. Its title says the metric and the currency, and its points have no changes. */
export const captionOfChart = (answer: AnswerCaption, { title, filters }: Titled): Caption => ({
  ...answer,
  page: title,
  view: null,
  brand: null,
  against: null,
  currency: null,
  filters,
});

type Asked = { title: string; filters: Filters; today: Day };

type Answer = Parameters<typeof captionOf>[0] & Pick<Summary, 'dataset' | 'filterNames'>;

/** The same for an answer that names the values of its filters. */
export function captionOfAnswer(
  language: Language,
  answer: Answer,
  { title, filters, today }: Asked,
): Caption {
  const { dataset, filterNames } = answer;
  const named = Object.entries(namedSelection({ ...filters, dataset })).map(([name, values]) => {
    const dimension = findDimension(name);
    const names = dimension && filterNames[dimensionInfo[dimension].filter];
    return [name, values.map((value) => names?.[value] ?? value)] as const;
  });
  const words = describeFilters(language, Object.fromEntries(named));
  return captionOfChart(captionOf(answer, today), { title, filters: words });
}
