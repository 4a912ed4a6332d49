import { compareCurrencies } from '@/lib/language/format/currency';
import type { Language } from '@/lib/language/language';
import { writeAgainst, writeCaption } from '@/lib/pages/caption';
import type { PageFigures } from '@/lib/pages/page';
import type { Sheet, SheetPart } from './sheet';

/** Draws figures for a visitor: each currency apart, and none that nobody asked for. */
export function drawSheet(language: Language, all: readonly [PageFigures, ...PageFigures[]]): Sheet {
  const [{ caption }] = all;
  const { basis, currency } = caption;
  const { heading, of, receipt, unknown, against, notes } = writeCaption(language, caption);
  return {
    heading,
    against: caption.against && writeAgainst(language, caption.against),
    of: [...of, ...(currency?.asked ? [currency.asked] : [])],
    complete: basis.complete,
    notes: [receipt, ...unknown, ...notes, ...(against ? [against] : [])],
    // Nobody asked for another currency than the one that has no figures.
    parts: all
      .filter(({ caption: { currency } }) => !currency?.asked || currency.asked === currency.shown)
      .map((figures) => drawPart(language, figures, all.length > 1))
      .toSorted((a, b) => compareCurrencies(a.title ?? '', b.title ?? '')),
  };
}

function drawPart(
  language: Language,
  { caption, totals, chart, table }: PageFigures,
  named: boolean,
): SheetPart {
  const shown = caption.currency?.shown ?? null;
  const own = totals.filter(({ currency }) => currency === null || shown === null || currency === shown);
  return {
    title: named ? shown : null,
    totals: own.map(({ name, text, note = null, delta, partial }) => ({
      label: name,
      text,
      note,
      delta,
      partial,
    })),
    chart: chart?.(language, () => true) ?? null,
    table,
  };
}
