'use client';

import { useState } from 'react';
import { setCookie } from '@/components/layout/set-cookie';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/lib/language/use-language';
import { demoNoteCookie } from './demo-note-cookie';

/** Explains the demo until it is closed. After that, the server leaves it out. */
export function DemoNote() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const close = () => {
    setCookie(demoNoteCookie, 'closed');
    setOpen(false);
  };
  return (
    <Banner
      title={t('overview.demo.title')}
      actions={
        <Button size="sm" onClick={close}>
          {t('overview.demo.close')}
        </Button>
      }
    >
      {t('overview.demo.text')}
    </Banner>
  );
}
