import type { NamedGroup } from '@/lib/data/read/groups/read-groups-of';
import type { Basis } from '@/lib/data/terms/basis';
import type { MadeLink } from './made-link';

/** A link, who made it, and in which batch. */
export type ListedLink = MadeLink & {
  by: string | null;
  batch: { id: string; name: string } | null;
};

/** A link of the history. */
export type HistoryLink = ListedLink & {
  /** The named groups that its product is in. None for creators, who do not see groups. */
  groups: NamedGroup[];
};

/** Clicks of one link, from stored click reports of the last year (UTC days). */
export type LinkClicks = {
  clicks: number;
  /** UTC day of the last click, YYYY-MM-DD. */
  lastDay: string | null;
  /** Whether counted days may still change, with or without clicks. */
  provisional: boolean;
};

/** Whether click reports are stored: `partial` lacks some days, `none` all; `no-key`: they need a seller key. */
type ClickState = 'complete' | 'partial' | 'none' | 'no-key';

export type ClicksAnswer = {
  state: ClickState;
  /** When the rows that may still change were fetched. */
  asOf: string | null;
  /** Newer click reports are being synced. */
  refreshing: boolean;
  /** By link id. Links without clicks, or on a marketplace without click reports, are absent. */
  links: Record<string, LinkClicks>;
  basis: Basis;
};

/** `basis`: the lists that groups follow, and values of the filters that nothing has. */
export type HistoryPage = { links: HistoryLink[]; cursor: string | null; basis: Basis };

/** Text for the clicks of links that click reports do not cover. */
export const notReported = 'not reported';

/** Links with the same subid 1. */
export type SubidGroup = {
  subid1: string | null;
  links: number;
  products: number;
  /** Links without clicks on marketplaces that click reports do not cover. `clicks` counts the others. */
  unreported: number;
  lastMade: string;
  /** Null if no click reports are stored, or they cover none of the links. */
  clicks: number | null;
  lastDay: string | null;
  provisional: boolean;
};

/** Response of /api/links/subids. */
export type SubidsAnswer = { groups: SubidGroup[]; basis: Basis };
