'use client';

import { StartExport } from './start-export';
import { StopExport } from './stop-export';
import { useFileExport } from './use-file-export';

/** A file that the server writes and names. Pressed again, it stops. */
export function FileExport({ path, label }: { path: string; label?: string }) {
  const { progress, start, stop } = useFileExport();
  if (progress === null) return <StartExport onStart={() => start(path)} label={label} />;
  return <StopExport label="Cancel export" text={progress} onStop={stop} />;
}
