'use client';

import type { DragEvent, KeyboardEvent } from 'react';
import { Badge } from '@/components/ui/badge';
import type { Desk, Partner } from '@/features/desk/desk-shape';
import { useLanguage } from '@/lib/language/use-language';
import { DueText } from './due-text';
import { MoveMenu } from './move-menu';

const dragType = 'application/x-desk-partner';

/** The partner of a card that is dropped; null for anything else. */
export function readDragged({ dataTransfer }: DragEvent): Partner | null {
  const text = dataTransfer.getData(dragType);
  return text === '' ? null : JSON.parse(text);
}

type Props = {
  partner: Partner;
  desk: Desk;
  onOpen: (id: string) => void;
  onMove: (partner: Partner, stage: string) => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A partner on the board. */
export function BoardCard({ partner, desk: { stages, today }, onOpen, onMove }: Props) {
  const { t } = useLanguage();
  const { id, name, step, owner, tags } = partner;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? steps[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    const next = stages[stages.findIndex(({ key }) => key === partner.stage) + by];
    if (next) onMove(partner, next.key);
  };
  return (
    <article
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragType, JSON.stringify(partner));
        dataTransfer.effectAllowed = 'move';
      }}
      className="grid cursor-grab gap-1.5 rounded border border-border bg-surface p-2.5 text-sm shadow-raised"
    >
      <div className="flex min-w-0 items-start justify-between gap-2">
        <button
          type="button"
          data-partner={id}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onKeyDown={onKeyDown}
          onClick={() => onOpen(id)}
          className="reach min-w-0 rounded text-left font-medium break-words hover:text-accent hover:underline"
        >
          {name}
        </button>
        <MoveMenu partner={partner} stages={stages} onMove={onMove} />
      </div>
      {step ? <p className="line-clamp-2 break-words">{step.text}</p> : null}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
        <DueText step={step} today={today} />
        <span className="truncate text-muted">{owner?.name ?? t('desk.noOwner')}</span>
        {partner.creatorId === null ? <Badge>{t('desk.recruit')}</Badge> : null}
      </p>
      {tags.length > 0 ? (
        <ul aria-label={t('desk.columns.tags')} className="flex min-w-0 flex-wrap gap-1">
          {tags.map((tag) => (
            <li key={tag} className="flex max-w-full">
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
