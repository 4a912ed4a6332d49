import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';

type Props = {
  /** What it is, for those who do not see it. */
  label: string;
  /** How far it is. */
  text: string;
  onStop: () => void;
};

/** An export that runs. Pressed, it stops. */
export function StopExport({ label, text, onStop }: Props) {
  return (
    <Button onClick={onStop} aria-label={label}>
      <Download aria-hidden="true" className="animate-pulse text-accent" />
      <span className="tabular" role="status">
        {text}
      </span>
      <span className="text-muted">Stop</span>
    </Button>
  );
}
