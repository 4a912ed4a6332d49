'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Skeleton } from '@/components/ui/skeleton';
import { boardOptions, toDeskInput } from '@/features/desk/client/desk';
import type { deskFilters } from '@/features/desk/desk-filters';
import type { Desk, Partner } from '@/features/desk/desk-shape';
import { cn } from '@/lib/base/class-names';
import type { SearchValues } from '@/lib/client/list-input';
import { useLanguage } from '@/lib/language/use-language';
import { BoardColumn } from './board-column';

type Props = {
  desk: Desk;
  search: SearchValues<typeof deskFilters>;
  empty: ReactNode;
  onOpen: (id: string) => void;
  onMove: (partner: Partner, stage: string) => void;
  /** Shows the partners of a stage in the table. */
  onShowAll: (stage: string) => void;
};

/** A column per stage. Cards move by menu, by Shift and an arrow key, or by mouse. */
export function Board({ desk, search, empty, onOpen, onMove, onShowAll }: Props) {
  const { t } = useLanguage();
  const read = useQuery(boardOptions(toDeskInput(search)));
  const failure = toFailure(read);
  const region = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  const columns = read.data?.columns;
  // React mounts a moved card in its new column, so the focus is lost. Give it back to the card.
  useEffect(() => {
    if (moved.current === null || !columns) return;
    const name = region.current?.querySelector(`[data-partner="${moved.current}"]`);
    if (name instanceof HTMLElement && document.activeElement === document.body) name.focus();
    moved.current = null;
  }, [columns]);
  if (failure) return <LoadFailure {...failure} title={t('desk.failed')} />;
  if (!columns) return <Skeleton className="h-96" />;
  const unknown = <UnknownValues values={read.data?.basis.unknownValues} />;
  if (columns.every(({ total }) => total === 0)) {
    return (
      <>
        {unknown}
        {empty}
      </>
    );
  }
  const move = (partner: Partner, stage: string) => {
    moved.current = partner.id;
    onMove(partner, stage);
  };
  return (
    <div ref={region} className={cn('grid min-w-0 gap-3', read.isPlaceholderData && 'opacity-60')}>
      {unknown}
      <ScrollRegion label={t('desk.board.label')} className="[--cover:var(--background)]">
        {/* The number of columns is given, so that they keep their width while the page arrives. */}
        <div
          style={{ ['--stages' as string]: desk.stages.length }}
          className="grid grid-cols-[repeat(var(--stages),minmax(11rem,16rem))] items-start gap-3 pb-2 max-sm:grid-cols-[repeat(var(--stages),calc(100vw-72px))] print:grid-cols-[repeat(auto-fill,16rem)]"
        >
          {desk.stages.map((stage) => (
            <BoardColumn
              key={stage.key}
              stage={stage}
              desk={desk}
              column={columns.find((one) => one.stage === stage.key)}
              onOpen={onOpen}
              onMove={move}
              onShowAll={onShowAll}
            />
          ))}
        </div>
      </ScrollRegion>
    </div>
  );
}
