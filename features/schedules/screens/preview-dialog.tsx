'use client';

import { Dialog } from '@/components/ui/dialog';
import type { SchedulePreviewAnswer } from '@/features/schedules/schedule-shape';
import { useLanguage } from '@/lib/language/use-language';

/** The mail as it would be sent now, in a frame that runs nothing. */
export function PreviewDialog({
  preview: { subject, html, files },
  onClose,
}: {
  preview: SchedulePreviewAnswer;
  onClose: () => void;
}) {
  const { t } = useLanguage();
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={subject}
      description={
        files.length > 0
          ? t('schedules.preview.file', { name: files.join(', ') })
          : t('schedules.preview.noFile')
      }
    >
      <iframe
        title={t('schedules.preview.title')}
        sandbox=""
        srcDoc={html}
        className="h-[60vh] w-full rounded border border-border bg-white"
      />
    </Dialog>
  );
}
