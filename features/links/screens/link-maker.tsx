'use client';

import { type ReactNode, useState } from 'react';
import { Card } from '@/components/ui/card';
import type { CreatedLink } from '@/features/links/create-link';
import { emptyValues, type LinkValues } from './form-values';
import { LinkForm } from './link-form';
import { LinkResult } from './link-result';

type Props = { initial?: Partial<LinkValues>; aside?: ReactNode };

/** The form and the link it created. */
export function LinkMaker({ initial, aside }: Props) {
  const [start, setStart] = useState<LinkValues>({ ...emptyValues, ...initial });
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<CreatedLink>();
  const another = () => {
    const { subid1, subid2, sharedid } = made?.link ?? start;
    setStart({ ...emptyValues, subid1: subid1 ?? '', subid2: subid2 ?? '', sharedid: sharedid ?? '' });
    setRound(round + 1);
    setMade(undefined);
  };
  return (
    <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,600px)_minmax(0,1fr)]">
      <Card>
        <LinkForm key={round} initial={start} onMade={setMade} focusFirst={round > 0} />
      </Card>
      <div className="grid min-w-0 gap-5">
        {made ? <LinkResult key={made.link.id} made={made} onAnother={another} /> : null}
        {aside}
      </div>
    </div>
  );
}
