'use client';

import { type DragEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Board, Desk, Partner, Stage } from '@/features/desk/desk-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { BoardCard, readDragged } from './board-card';
import { nameStage } from './describe-partner';

type Props = {
  stage: Stage;
  desk: Desk;
  column: Board['columns'][number] | undefined;
  onOpen: (id: string) => void;
  onMove: (partner: Partner, stage: string) => void;
  onShowAll: (stage: string) => void;
};

/** The partners of a stage. A card that is dropped here moves to it. */
export function BoardColumn({ stage, desk, column, onOpen, onMove, onShowAll }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { partners = [], total = 0 } = column ?? {};
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dragged = readDragged(event);
    if (dragged && dragged.stage !== stage.key) onMove(dragged, stage.key);
  };
  return (
    <section
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn('min-w-0 rounded border border-border bg-fill p-2', isOver && 'border-accent')}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-1 pb-2 text-sm font-semibold">
        <span id={id} className="truncate">
          {nameStage(language, stage)}
        </span>
        <span className="tabular text-xs font-normal text-muted">{format.count(total)}</span>
      </h2>
      {partners.length > 0 ? (
        <ul aria-labelledby={id} className="grid gap-2">
          {partners.map((partner) => (
            <li key={partner.id}>
              <BoardCard partner={partner} desk={desk} onOpen={onOpen} onMove={onMove} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-1 py-4 text-xs text-muted">{t('desk.board.empty')}</p>
      )}
      {total > partners.length ? (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => onShowAll(stage.key)}>
          {t('desk.board.rest', { count: total })}
        </Button>
      ) : null}
    </section>
  );
}
