import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';

type Props = { onStart: () => void; label?: string | undefined };

/** A name of its own stays on a phone: two files beside each other could not be told apart. */
export function StartExport({ onStart, label }: Props) {
  return (
    <Button onClick={onStart}>
      <Download aria-hidden="true" className="text-muted" />
      {label ?? <span data-word="">Export CSV</span>}
    </Button>
  );
}
