'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import { ChartFrame } from './chart-frame';
import { type ChartHue, colorOf } from './series';

export type RankedBar = {
  id: string;
  label: string;
  detail?: string;
  /** For the length of the bar. */
  value: number;
  /** As written at the end, exact. */
  text: string;
  provisional?: boolean;
  href?: ComponentProps<typeof Link>['href'];
};

type Props = {
  title: string;
  bars: readonly RankedBar[];
  /** Heads of the table's columns. */
  noun: string;
  metric: string;
  hue?: ChartHue;
  bare?: boolean;
};

const rowHeight = 36;

/** The highest first, from zero, one unit. The rest, if any, comes as a bar called "Other". */
export function BarRanking({ title, bars, noun, metric, hue = 1, bare }: Props) {
  const longest = Math.max(0, ...bars.map((bar) => bar.value)) || 1;
  const writeCsv = () =>
    [[noun, metric], ...bars.map((bar) => [bar.label, String(bar.value)])]
      .map((row) => row.map((cell) => `"${cell.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`).join(','))
      .join('\r\n');
  return (
    <ChartFrame
      title={title}
      bare={bare}
      height={Math.max(1, bars.length) * rowHeight}
      writeCsv={writeCsv}
      chart={
        <ol className="grid">
          {bars.map((bar) => (
            <li
              key={bar.id}
              className="relative flex items-center justify-between gap-3 rounded px-2 text-sm"
              style={{ height: rowHeight }}
            >
              <span
                aria-hidden="true"
                className="absolute inset-y-1 left-0 rounded opacity-15"
                style={{ width: `${Math.max(0, bar.value / longest) * 100}%`, background: colorOf(hue) }}
              />
              <span className="relative min-w-0 truncate">
                {bar.href ? (
                  <Link href={bar.href} className="rounded font-medium hover:underline">
                    {bar.label}
                  </Link>
                ) : (
                  <span className="font-medium">{bar.label}</span>
                )}
                {bar.detail ? <span className="pl-2 text-xs text-muted">{bar.detail}</span> : null}
              </span>
              <span className="tabular relative shrink-0">
                {bar.text} {bar.provisional ? <ProvisionalMark /> : null}
              </span>
            </li>
          ))}
        </ol>
      }
      table={
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-1.5 text-left font-medium">
                {noun}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {metric}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.id} className="border-t border-border">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {bar.label}
                </th>
                <td className="tabular py-1.5 text-right">{bar.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
