import type { MadeLink } from './made-link';

/** A link of the history. `clicks` null: not known, see ClickState. */
export type HistoryLink = MadeLink & {
  by: string | null;
  batch: { id: string; name: string } | null;
};

/** Clicks of one link, from kept click reports: the last year, UTC days. */
export type LinkClicks = {
  clicks: number;
  /** UTC day of the last click, YYYY-MM-DD. */
  lastDay: string | null;
  /** Some of it may still change. */
  provisional: boolean;
};

/** Whether click reports are held: `partial` lacks some days, `none` all; `no-key`: they need a seller key. */
type ClickState = 'complete' | 'partial' | 'none' | 'no-key';

export type ClicksAnswer = {
  state: ClickState;
  /** When what may still change was fetched. */
  asOf: string | null;
  /** Newer click reports are on their way. */
  refreshing: boolean;
  /** By link id; a link without clicks, or on a marketplace without click reports, is absent. */
  links: Record<string, LinkClicks>;
};

export type HistoryPage = { links: HistoryLink[]; cursor: string | null };

/** What stands for the clicks of a link on a marketplace that click reports do not cover. */
export const notReported = 'not reported';

/** Links that share a subid 1. */
export type SubidGroup = {
  subid1: string | null;
  links: number;
  products: number;
  /** Links on marketplaces that click reports do not cover; `clicks` are of the others. */
  unreported: number;
  lastMade: string;
  /** Null: no click reports are held, or they cover none of the links. */
  clicks: number | null;
  lastDay: string | null;
  provisional: boolean;
};
