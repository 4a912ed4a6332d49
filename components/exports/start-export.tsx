import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';

export function StartExport({ onStart }: { onStart: () => void }) {
  return (
    <Button onClick={onStart}>
      <Download aria-hidden="true" className="text-muted" />
      <span data-word="">Export CSV</span>
    </Button>
  );
}
