/** A person's settings of a table, which a link or a saved view reproduces. */
export type TableView = {
  sort: { id: string; desc: boolean } | null;
  order: readonly string[];
  hidden: readonly string[];
  /** Pinned next to the first column, which is always pinned. */
  pinned: readonly string[];
  widths: Readonly<Record<string, number>>;
  density: Density;
};

export type Density = 'compact' | 'normal' | 'tall';

export const plainView: TableView = {
  sort: null,
  order: [],
  hidden: [],
  pinned: [],
  widths: {},
  density: 'normal',
};

const isDensity = (text: string): text is Density => ['compact', 'normal', 'tall'].includes(text);
const list = (text: string | undefined) =>
  text ? text.split('.').map(decodeURIComponent).filter(Boolean) : [];
const join = (ids: readonly string[]) =>
  ids.map((id) => encodeURIComponent(id).replaceAll('.', '%2E').replaceAll('~', '%7E')).join('.');

/** `-sales` is sales, highest first. */
export function writeSort(sort: TableView['sort']): string {
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : '';
}

export function readSort(text: string): TableView['sort'] {
  const id = text.replace(/^-/, '');
  return id ? { id, desc: text.startsWith('-') } : null;
}

type Layout = Omit<TableView, 'sort'>;

/** The layout as one URL parameter: `o:a.b~h:c~p:d~w:a.120~d:compact`; empty for the default layout. */
export function writeLayout({ order, hidden, pinned, widths, density }: Layout): string {
  const sizes = Object.entries(widths).flatMap(([id, width]) => [id, String(Math.round(width))]);
  return [
    order.length > 0 ? `o:${join(order)}` : '',
    hidden.length > 0 ? `h:${join(hidden)}` : '',
    pinned.length > 0 ? `p:${join(pinned)}` : '',
    sizes.length > 0 ? `w:${join(sizes)}` : '',
    density === 'normal' ? '' : `d:${density}`,
  ]
    .filter(Boolean)
    .join('~');
}

/** Parses the output of `writeLayout` and ignores what it does not understand. */
export function readLayout(text: string): Layout {
  const parts = new Map(text.split('~').map((part) => [part.slice(0, 1), part.slice(2)]));
  const density = parts.get('d') ?? '';
  return {
    order: readList(parts.get('o')),
    hidden: readList(parts.get('h')),
    pinned: readList(parts.get('p')),
    widths: readWidths(readList(parts.get('w'))),
    density: isDensity(density) ? density : 'normal',
  };
}

function readList(text: string | undefined): string[] {
  try {
    return list(text);
  } catch {
    return [];
  }
}

function readWidths(pairs: string[]): Record<string, number> {
  const widths = new Map<string, number>();
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const id = pairs[at];
    const width = Number(pairs[at + 1]);
    if (id && Number.isFinite(width) && width > 0) widths.set(id, width);
  }
  return Object.fromEntries(widths);
}
