'use client';

import { useState } from 'react';
import { keepCookie } from '@/components/layout/keep-cookie';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { demoNoteCookie } from './demo-note-cookie';

/** Explains the demo until it is closed. The server leaves it out from then on. */
export function DemoNote() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const close = () => {
    keepCookie(demoNoteCookie, 'closed');
    setOpen(false);
  };
  return (
    <Banner
      title="This is a demo."
      actions={
        <Button size="sm" onClick={close}>
          Got it
        </Button>
      }
    >
      A seller and a creator with a year of made-up data. Create links and click them: they count like real
      ones. Everyone who opens the demo shares this workspace.
    </Banner>
  );
}
