'use client';

import { formatCount } from '@/lib/format/number';
import { StartExport } from './start-export';
import { StopExport } from './stop-export';
import { type ListExport, useListExport } from './use-list-export';

/** Exports a list. Pressed again, it stops. */
export function ExportButton<Row, Line>(props: ListExport<Row, Line>) {
  const { progress, start, stop } = useListExport();
  if (!progress) return <StartExport onStart={() => start(props)} />;
  const { done, total } = progress;
  const text = total === null ? 'Reading…' : `${formatCount(done)} of ${formatCount(total)}`;
  return <StopExport label={`Cancel the export of ${props.name}`} text={text} onStop={stop} />;
}
