'use client';

import { type ReactNode, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { ChartLine, Ellipsis, FileSpreadsheet, ImageDown, Table2 } from '@/components/ui/icons';
import { MenuItem } from '@/components/ui/menu-item';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import type { ChartCaption } from './chart-caption';
import { ChartHead, chartCard, plotClass } from './chart-head';
import { downloadFile, downloadPng } from './download-chart';

type Props = {
  /** Metric, grain and unit: "Sales by day, USD". */
  title: string;
  description?: ReactNode;
  /** Grain and metric controls of the page. */
  controls?: ReactNode;
  legend?: ReactNode;
  /** Items of the menu after those for the table and downloads. */
  items?: ReactNode;
  /** In pixels. Fixed, to avoid layout shift. */
  height: number;
  chart: ReactNode;
  table: ReactNode;
  writeCsv: () => string;
  /** Called before an image is saved. Loads the SVG chart and returns the caption. */
  onSave: () => ChartCaption;
  stale?: boolean;
  /** Omits the border, for charts inside a section that has one. */
  bare?: boolean;
};

/** Title, legend, the chart (or its data as a table), and a menu. */
export function ChartFrame(props: Props) {
  const { title, description, controls, legend, items, height, chart, table, writeCsv, onSave, stale, bare } =
    props;
  const { t } = useLanguage();
  const [asTable, setAsTable] = useState(false);
  const figure = useRef<HTMLDivElement>(null);
  const frame: Record<string, string> = { '--plot': `${height}px` };
  const name = title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const saveImage = async () => {
    const caption = onSave();
    const svg = await findDrawing(figure.current);
    if (svg) await downloadPng(svg, caption, `${name}.png`);
  };
  const saveCsv = () =>
    downloadFile(new Blob([writeCsv()], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  return (
    <figure aria-label={title} className={cn('min-w-0', !bare && chartCard)}>
      <ChartHead title={title} description={description} controls={controls}>
        <div data-print="hide">
          <DropdownMenu
            label={t('charts.options')}
            triggerLabel={t('charts.options')}
            triggerClassName={buttonClass('ghost', 'icon-sm')}
            trigger={<Ellipsis aria-hidden="true" />}
            align="end"
          >
            <MenuItem
              icon={asTable ? <ChartLine aria-hidden="true" /> : <Table2 aria-hidden="true" />}
              onPress={() => setAsTable(!asTable)}
            >
              {t(asTable ? 'charts.showChart' : 'charts.showTable')}
            </MenuItem>
            <MenuItem icon={<ImageDown aria-hidden="true" />} disabled={asTable} onPress={saveImage}>
              {t('charts.downloadImage')}
            </MenuItem>
            <MenuItem icon={<FileSpreadsheet aria-hidden="true" />} onPress={saveCsv}>
              {t('charts.downloadCsv')}
            </MenuItem>
            {items}
          </DropdownMenu>
        </div>
      </ChartHead>
      {legend && !asTable ? <div className="pt-2 max-sm:pt-0">{legend}</div> : null}
      <div
        ref={figure}
        aria-busy={stale}
        style={frame}
        data-print={asTable ? 'flow' : undefined}
        className={cn(
          plotClass,
          // The axes keep their contrast.
          stale && '[&_.recharts-bar]:opacity-60 [&_[data-drawn]]:opacity-60',
        )}
      >
        {asTable ? (
          <ScrollRegion label={t('charts.asTable', { title })} className="h-full">
            {table}
          </ScrollRegion>
        ) : (
          chart
        )}
      </div>
    </figure>
  );
}

const drawnWithinMs = 10_000;

/** Waits for the SVG chart. Undefined if it does not appear within ten seconds. */
async function findDrawing(figure: HTMLElement | null): Promise<SVGSVGElement | undefined> {
  for (const began = performance.now(); performance.now() - began < drawnWithinMs; ) {
    const svg = figure?.querySelector<SVGSVGElement>('svg.recharts-surface');
    if (svg) return svg;
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}
