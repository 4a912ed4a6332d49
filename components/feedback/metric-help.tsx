import { CircleHelp } from '@/components/ui/icons';
import { Popover } from '@/components/ui/popover';
import type { Metric } from '@/lib/data/terms/metrics';
import { useLanguage } from '@/lib/language/use-language';

/** A “?” that explains a metric in one sentence. Appears when the pointer or focus reaches its label. */
export function MetricHelp({ metric }: { metric: Metric }) {
  const { t } = useLanguage();
  const label = t(`metrics.${metric}.label`);
  return (
    <Popover
      label={t('feedback.metric.about', { metric: label })}
      className="w-60"
      triggerClassName="grid size-5 shrink-0 place-items-center rounded text-muted opacity-0 hover:text-text focus-visible:opacity-100 touch:-m-3 touch:size-11 touch:opacity-100 [:hover>&]:opacity-100 has-[+:popover-open]:opacity-100"
      trigger={
        <>
          <CircleHelp aria-hidden="true" className="size-3.5" />
          <span className="sr-only">{t('feedback.metric.what', { metric: label })}</span>
        </>
      }
    >
      {t(`metrics.${metric}.meaning`)}
    </Popover>
  );
}
