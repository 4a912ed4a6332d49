import { type ReactNode, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { Download } from '@/components/ui/icons';
import { useArrival } from '@/lib/client/use-arrival';
import { useLanguage } from '@/lib/language/use-language';

/** The button “Export” and its menu of files. */
export function ExportDropdown({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const trigger = useRef<HTMLButtonElement>(null);
  useArrival('export', () => trigger.current?.click());
  return (
    <DropdownMenu
      label={t('exports.export')}
      triggerRef={trigger}
      align="end"
      triggerClassName={buttonClass('secondary')}
      trigger={
        <>
          <Download aria-hidden="true" className="text-muted" />
          <span data-word="">{t('exports.export')}</span>
        </>
      }
    >
      {children}
    </DropdownMenu>
  );
}
