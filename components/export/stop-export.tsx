import { Button } from '@/components/ui/button';
import { Download } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** How far it is. */
  text: string;
  onStop: () => void;
};

/** An export that runs. Pressed, it stops. */
export function StopExport({ text, onStop }: Props) {
  const { t } = useLanguage();
  return (
    <Button onClick={onStop} aria-label={t('exports.cancel')}>
      <Download aria-hidden="true" className="animate-pulse text-accent" />
      <span className="tabular" role="status">
        {text}
      </span>
      <span className="text-muted">{t('exports.stop')}</span>
    </Button>
  );
}
