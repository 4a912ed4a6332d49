import type { ClicksAnswer, HistoryLink, LinkClicks } from '@/features/links/history-shape';
import { clicksOfLink } from '@/features/links/link-columns';
import { readOwn } from '@/lib/base/read-own';

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
    for (const link of links) {
      const clicks = clicksOfLink(link, (id) => readOwn(answer.links, id));
      if (clicks) known.set(link.linkId, clicks);
    }
  }
  return known;
}
