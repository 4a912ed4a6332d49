import { groupBy } from '@/lib/base/group-by';
import { tupleKey } from '@/lib/base/tuple-key';
import type { EvidenceLine } from './evidence-shape';

/** A link and product, with what both reports have. `amounts`: by currency. */
export type MergedLine = {
  key: string;
  about: EvidenceLine;
  clicks: number;
  amounts: (EvidenceLine & { currency: string })[];
};

/** The same lines with click reports and product reports beside each other. */
export const mergeLines = (lines: readonly EvidenceLine[]): MergedLine[] => {
  const groups = groupBy(lines, ({ link, product, marketplace }) =>
    tupleKey(link, product ?? '', marketplace),
  );
  return [...groups].flatMap(([key, group]) => {
    const [about] = group;
    if (!about) return [];
    const clicked = group.filter(({ source }) => source === 'clicks');
    return [
      {
        key,
        about,
        clicks: clicked.reduce((total, { clicks }) => total + clicks, 0),
        amounts: group.flatMap((line) =>
          line.currency === null ? [] : [{ ...line, currency: line.currency }],
        ),
      },
    ];
  });
};
