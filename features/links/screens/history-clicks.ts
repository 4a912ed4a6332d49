import type { ClicksAnswer, HistoryLink, LinkClicks } from '@/features/links/history-shape';
import { readOwn } from '@/lib/base/read-own';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';

/** Counted up to today, so that clicks may still arrive. */
const unclicked: LinkClicks = { clicks: 0, lastDay: null, provisional: true };

type LinkKey = Pick<HistoryLink, 'linkId' | 'marketplace'>;

/**
 * Clicks by link id, from pages of links and their click counts in the same order. A missing link is unknown or not
 * reported.
 */
export function joinClicks(
  pages: readonly (readonly LinkKey[])[],
  answers: readonly (ClicksAnswer | undefined)[],
): Map<string, LinkClicks> {
  const known = new Map<string, LinkClicks>();
  for (const [at, links] of pages.entries()) {
    const answer = answers[at];
    if (answer?.state !== 'complete' && answer?.state !== 'partial') continue;
    for (const { linkId, marketplace } of links) {
      const clicks =
        readOwn(answer.links, linkId) ?? (isReportedMarketplace(marketplace) ? unclicked : undefined);
      if (clicks) known.set(linkId, clicks);
    }
  }
  return known;
}
