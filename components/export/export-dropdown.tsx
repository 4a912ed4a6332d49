import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { useLanguage } from '@/lib/language/use-language';

/** The button “Export” and its menu of files. */
export function ExportDropdown({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <DropdownMenu
      label={t('exports.export')}
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
