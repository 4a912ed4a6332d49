import type { Page, Part } from './tool';

type Shown<Row> = { rows: Row[]; part: Part };

/** States which part of a list is shown. `from` counts from 1. Without a total, `next` says whether there are more rows. */
export function statePart(list: string, shown: number, { offset }: Pick<Page, 'offset'>, of: number): Part {
  const end = offset + shown;
  return {
    list,
    from: shown === 0 ? 0 : offset + 1,
    to: shown === 0 ? 0 : end,
    of,
    more: end < of && shown > 0 ? { offset: end } : null,
  };
}

/** The rows of a page, of a list that was answered whole. */
export function takePage<Row>(
  list: string,
  all: readonly Row[],
  page: Pick<Page, 'limit' | 'offset'>,
): Shown<Row> {
  const rows = all.slice(page.offset, page.offset + page.limit);
  return { rows, part: statePart(list, rows.length, page, all.length) };
}

/** The first rows of a list whose other rows cannot be asked for. */
export function takeFirst<Row>(list: string, all: readonly Row[], most: number, of = all.length): Shown<Row> {
  const rows = all.slice(0, most);
  return {
    rows,
    part: { ...statePart(list, rows.length, { offset: 0 }, of), more: null },
  };
}

/** What an answer leaves out, as a sentence for each list. */
export function describePart({ list, from, to, of, more }: Part): string {
  const total = of === null ? '' : ` of ${of}`;
  const next = more && Object.entries(more).map(([name, value]) => `${name}=${value}`);
  if (to === 0) return `${list}: none${of ? total : ''}.`;
  if (from === 1 && to === of) return `${list}: all ${of}.`;
  const rest = next
    ? ` For more: ${next.join(' and ')}.`
    : of === null || to === of
      ? ''
      : ' The rest is not listed: raise limit, or narrow the question.';
  return `${list}: ${from} to ${to}${total}.${rest}`;
}
