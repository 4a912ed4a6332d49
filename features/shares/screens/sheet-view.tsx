'use client';

import { BrandMark } from '@/components/layout/brand-mark';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { FileText } from '@/components/ui/icons';
import type { Sheet, SheetPart } from '@/features/shares/sheet';
import { useLanguage } from '@/lib/language/use-language';
import { SheetFigure } from './sheet-figure';
import { SheetTableView } from './sheet-table';
import { SheetTotals } from './sheet-totals';

type Props = {
  sheet: Sheet;
  name: string;
  /** Of the workspace that shares it. */
  workspace: string;
  /** When the page ends, ISO 8601. */
  expiresAt: string;
};

/** A shared page. It has no links, sends no requests, and is complete without scripts. */
export function SheetView({ sheet, name, workspace, expiresAt }: Props) {
  const { t, format } = useLanguage();
  const { parts, against } = sheet;
  const isEmpty = parts.every(({ totals, table }) => totals.length === 0 && table.rows.length === 0);
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-5xl grid-rows-[auto_1fr_auto] gap-8 px-4 py-6 sm:px-8 sm:py-10 print:gap-5 print:p-0">
      <header className="grid gap-6">
        <p className="flex min-w-0 items-center gap-2.5 text-sm text-muted">
          <BrandMark className="size-6 shrink-0" />
          <span className="min-w-0 truncate">{t('shares.sheet.sharedBy', { workspace })}</span>
        </p>
        <div className="grid gap-2">
          <p className="text-sm font-medium text-accent">{sheet.heading}</p>
          <h1 className="text-xl font-semibold text-balance wrap-anywhere sm:text-2xl">{name}</h1>
          <ul className="flex flex-wrap items-center gap-1.5 text-sm">
            {sheet.of.map((text) => (
              <li key={text} className="rounded bg-fill px-2 py-0.5 wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
        <Basis sheet={sheet} />
      </header>
      <div className="grid min-w-0 content-start gap-8 print:gap-5">
        {isEmpty ? (
          <div className="rounded border border-border bg-surface">
            <EmptyState icon={<FileText />} title={t('shares.sheet.nothing')}>
              {t('shares.sheet.nothingHint')}
            </EmptyState>
          </div>
        ) : (
          parts.map((part, at) => (
            <Part key={part.title ?? at} part={part} complete={sheet.complete} against={against} />
          ))
        )}
      </div>
      <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-border pt-4 text-xs text-muted">
        <span>{t('shares.sheet.footer', { end: format.day(expiresAt.slice(0, 10)) })}</span>
        <span>Partnerdeck</span>
      </footer>
    </main>
  );
}

/** Whether the figures are complete, what may still change, and how old they are. */
function Basis({ sheet: { complete, notes } }: Pick<Props, 'sheet'>) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-1.5 border-y border-border py-3 text-sm text-muted sm:grid-cols-[auto_1fr] sm:gap-x-6">
      <p className="self-start">
        <Badge tone={complete ? 'positive' : 'warning'} dot>
          {t(complete ? 'shares.sheet.complete' : 'shares.sheet.partialBadge')}
        </Badge>
      </p>
      <ul className="text-pretty sm:text-right">
        {notes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

type PartProps = { part: SheetPart } & Pick<Sheet, 'complete' | 'against'>;

function Part({ part: { title, totals, chart, table }, complete, against }: PartProps) {
  return (
    <div className="grid min-w-0 gap-4">
      {title ? <h2 className="text-lg font-semibold">{title}</h2> : null}
      <SheetTotals totals={totals} against={against} />
      {chart ? <SheetFigure chart={chart} /> : null}
      {table.rows.length > 0 ? <SheetTableView table={table} complete={complete} against={against} /> : null}
    </div>
  );
}
