'use client';

import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { StopExport } from './stop-export';
import { useFileExport } from './use-file-export';

/** A file that the server writes and names. Pressed again, it stops. */
export function FileExport({ path, label }: { path: string; label: string }) {
  const { progress, start, stop } = useFileExport();
  if (progress !== null) return <StopExport text={progress} onStop={stop} />;
  return (
    <Button onClick={() => start(path)}>
      <Download aria-hidden="true" className="text-muted" />
      {label}
    </Button>
  );
}
