import type { Basis } from '@/lib/data/terms/basis';
import type { FileFilters } from '@/lib/language/format/file-filters';
import type { Language } from '@/lib/language/language';
import type { FileCaption } from '@/lib/server/files/receipt';
import type { AnswerCaption } from './answer-caption';
import { type Caption, listSentences, writeCaption } from './caption';
import { describeFilters } from './filter-words';

/** The caption of a file. `facts`: names and values that only this file has. */
export function toFileCaption(
  language: Language,
  caption: Caption,
  facts: FileCaption['facts'] = [],
): FileCaption {
  const { basis, asOf } = caption;
  const words = writeCaption(language, caption);
  const { filters, receipt, unknown, notes, against } = words;
  return {
    state: writeState(basis),
    asOf,
    facts,
    sentences: listSentences(words),
    needed: [
      ...filters,
      ...(basis.complete ? [] : [receipt]),
      ...[...unknown, ...notes],
      ...(against === null ? [] : [against]),
    ],
  };
}

/** The caption of a file of a list. A file has no view, brand or currency of its own. */
export const captionOfFile = (
  words: Language,
  answer: AnswerCaption,
  { page, filters }: { page: string; filters: FileFilters },
): Caption => ({
  ...answer,
  page,
  view: null,
  brand: null,
  currency: null,
  filters: describeFilters(words, filters),
});

/** Whether everything that figures come from is loaded, for programs. */
export const stateOf = ({ complete }: Basis) => (complete ? 'complete' : 'partial');

/** The same, and whether filters have values that nothing has. */
const writeState = (basis: Basis): string =>
  basis.unknownValues.length > 0 ? `${stateOf(basis)}; unknown filter values` : stateOf(basis);

/** The headers of a file that say the same. */
export const stateHeaders = (basis: Basis): Record<string, string> => ({
  'x-export-state': stateOf(basis),
  'x-export-unknown-values': String(basis.unknownValues.length),
});
