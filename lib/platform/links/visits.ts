import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '@/lib/server/db/database';
import { countClicks } from './count-clicks';
import { type OpenedLink, openLinks } from './open-links';

/** The most visits of a group. A larger one would keep the embedded database, and so the event loop, too long. */
const groupSize = 100;

type Visit = {
  id: string;
  isClick: boolean;
  resolve: (opened: OpenedLink | undefined) => void;
  reject: (error: unknown) => void;
};

export type VisitLink = (visit: { id: string; isClick: boolean }) => Promise<OpenedLink | undefined>;

/**
 * Finds visited links and counts their clicks, in groups: visits that arrive while a group commits are the next group.
 * A crowd therefore takes one transaction at a time, and others use the database in between. A visit resolves after its
 * group has committed, with undefined if there is no such link.
 */
export function createVisits(db: Db): VisitLink {
  const waiting: Visit[] = [];
  let isWorking = false;

  async function work() {
    isWorking = true;
    while (waiting.length > 0) {
      await settle(db, waiting.splice(0, groupSize));
      // The embedded database answers without leaving this turn of the event loop.
      await nextTurn();
    }
    isWorking = false;
  }

  return (visit) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...visit, resolve, reject });
      if (!isWorking) void work();
    });
}

/** Answers the visits of a group. Never rejects. */
async function settle(db: Db, group: Visit[]): Promise<void> {
  try {
    const opened = await openLinks(db, [...new Set(group.map(({ id }) => id))]);
    const counts = countPerLink(group);
    const clicked = opened.flatMap((one) => {
      const count = counts.get(one.link.id);
      return count === undefined ? [] : { ...one, count };
    });
    if (clicked.length > 0) await countClicks(db, clicked, new Date());
    const byId = new Map(opened.map((one) => [one.link.id, one]));
    for (const { id, resolve } of group) resolve(byId.get(id));
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

function countPerLink(group: Visit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id, isClick } of group) if (isClick) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
