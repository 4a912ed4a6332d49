import type { Capability } from '@/lib/access/member';
import type { Parameters as AddressParameters } from '@/lib/base/address/search';
import type { writeQuery } from '@/lib/contract/query-string';
import type { Workspace } from '@/lib/data/store/workspace';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { Day, DayRange, Grain } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import type { Metric } from '@/lib/data/terms/metrics';
import type { Delta } from '@/lib/language/format';
import type { FileFilters } from '@/lib/language/format/file-filters';
import type { Language } from '@/lib/language/language';
import type { Caption } from './caption';
import type { ReportChart } from './chart';
import type { LiveList } from './live-list';

/** The parameters of a page on a day, with relative ranges settled. */
export type Address = {
  search: URLSearchParams;
  today: Day;
  /** The name of the saved view; null without one. */
  view?: string | null;
  /** The name of the only brand, if the page is narrowed to one. */
  brand?: string | null;
};

/** A figure above a table. `partial`: days of it are missing. */
export type PageTotal = {
  name: string;
  /** Null for a figure of every currency, such as a count. */
  currency: string | null;
  text: string;
  /** A sentence about the figure, such as how often its range held. */
  note?: string | undefined;
  delta: Delta | null;
  partial: boolean;
};

/** What a reader sees of a figure, and its change from the compared days. */
export type PageCell = { text: string; delta: Delta | null };

/** A row of a table. A `heading` has only its name. `stands`: how many rows of the list it is. */
export type PageRow = { kind: 'row' | 'heading' | 'total'; cells: PageCell[]; stands: number };

/** A table as text. Its first column names the row. */
export type PageTable = {
  title: string;
  head: { label: string; numeric: boolean }[];
  rows: PageRow[];
  /** How many rows of the list are not read. */
  more: number;
};

/** A chart of a metric. Its texts are in one language. */
export type Drawing = ReportChart & {
  title: string;
  metric: Metric;
  currency: string | null;
  grain: Grain;
  range: DayRange;
  comparedRange: DayRange | null;
  kind: 'line' | 'area' | 'fan';
  /** The day (UTC) that is not over. */
  today: Day;
};

/** Draws a chart in a language. Lines whose names cannot be written are drawn as their total. */
export type Draw = (language: Language, canWrite: (text: string) => boolean) => Drawing;

/** The parameters of a list, as its page sends them. */
export type ListInput = Parameters<typeof writeQuery>[0];

/**
 * The figures of a page, and what they are of. Mails, shared pages, files, live addresses and agents draw them: none of
 * them reads figures, settles an address or chooses a currency.
 */
export type PageFigures = {
  caption: Caption;
  totals: PageTotal[];
  chart: Draw | null;
  table: PageTable;
  /** The parameters that show the same figures whenever the page is opened. */
  search: URLSearchParams;
  /** The list that has all rows. */
  file: { list: LiveList; input: ListInput };
};

type Section = Exclude<keyof PageFigures, 'caption' | 'search' | 'file'>;

/** The sections of a page that an output draws. A section that is neither drawn nor listed in `Elsewhere` does not compile. */
export type Drawn<
  Output extends Record<Exclude<Section, Elsewhere>, unknown>,
  Elsewhere extends Section = never,
> = Output;

/** How a page is narrowed to brands. */
type PageBrands = {
  /** The parameter with their ids. */
  filter: 'brands' | 'ids';
  /** The report rows whose brands may have a page each. */
  rows: (address: Address) => Filters & { dataset: DatasetName };
  /** The brands of the listed items that have figures, for a page that lists other things than report rows. */
  listIds?: (workspace: Workspace, address: Address) => Promise<ReadonlySet<string>>;
};

/** A page of figures. */
export type Page = {
  /** The required capability. */
  allow: Capability;
  /** The parameters that decide which figures it shows. */
  parameters: AddressParameters;
  /** The active filters, by noun. Throws Failure `invalid_input` for wrong parameters. */
  filters: (address: Address) => FileFilters;
  /** Reads stored rows and lists. Throws Failure like `filters`. */
  read: (workspace: Workspace, address: Address) => Promise<PageFigures>;
  /** Null if the page has no filter of brands. */
  brands: PageBrands | null;
};
