import type { ClicksAnswer, LinkClicks } from '@/lib/links/history-shape';

const unclicked: LinkClicks = { clicks: 0, lastDay: null, provisional: false };

/** Clicks by link id, of the pages asked for and their answers in the same order. A link that is absent is unknown. */
export function joinClicks(
  pages: readonly (readonly string[])[],
  answers: readonly (ClicksAnswer | undefined)[],
): Map<string, LinkClicks> {
  const known = new Map<string, LinkClicks>();
  for (const [at, ids] of pages.entries()) {
    const answer = answers[at];
    if (answer?.state !== 'complete' && answer?.state !== 'partial') continue;
    for (const id of ids) known.set(id, answer.links[id] ?? unclicked);
  }
  return known;
}
