'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { CsvDialog } from '@/components/ui/csv-dialog';
import { Dialog } from '@/components/ui/dialog';
import { OverlayFrame } from '@/components/ui/overlay-frame';
import { Sheet } from '@/components/ui/sheet';
import { StatePair } from './state-pair';

export function Overlays() {
  return (
    <>
      <StatePair title="OverlayFrame, as in a dialog and a sheet">
        {(theme) => (
          <div className="w-full rounded bg-raised shadow-overlay">
            <OverlayFrame
              id={`frame-${theme}`}
              title="Add a seller key"
              description="We check the key with the API before we store it."
              footer={<Button variant="primary">Check and add</Button>}
              onClose={() => {}}
            >
              The body scrolls where it is longer than the window.
            </OverlayFrame>
          </div>
        )}
      </StatePair>
      <StatePair title="Dialog">{() => <Opened kind="dialog" />}</StatePair>
      <StatePair title="Sheet">{() => <Opened kind="sheet" />}</StatePair>
      <StatePair title="ConfirmDialog">{() => <Opened kind="confirm dialog" />}</StatePair>
      <StatePair title="ConfirmDialog, pending">{() => <Opened kind="pending confirm dialog" />}</StatePair>
      <StatePair title="CsvDialog, rejected">{() => <Opened kind="CSV dialog" />}</StatePair>
    </>
  );
}

type Kind = 'dialog' | 'sheet' | 'confirm dialog' | 'pending confirm dialog' | 'CSV dialog';

function Opened({ kind }: { kind: Kind }) {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const frame = { open, onClose, title: 'Sage Living', description: 'A brand of this seller' };
  const Frame = kind === 'dialog' ? Dialog : Sheet;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open {kind}</Button>
      {kind === 'CSV dialog' ? (
        open && (
          <CsvDialog
            title="Import rates"
            description="Columns: day, currency, rate"
            pending={false}
            error="1 line was rejected. Nothing was imported."
            issues={[{ field: 'line 2, rate', message: 'Enter a number above 0.' }]}
            onImport={onClose}
            onClose={onClose}
          />
        )
      ) : kind === 'dialog' || kind === 'sheet' ? (
        <Frame {...frame} footer={<Button onClick={onClose}>Done</Button>}>
          It has three products.
        </Frame>
      ) : (
        <ConfirmDialog
          open={open}
          onClose={onClose}
          onConfirm={onClose}
          title="Remove seller sk_1234…?"
          confirmLabel="Remove key"
          pending={kind === 'pending confirm dialog'}
        >
          Pages and links that use this key stop working.
        </ConfirmDialog>
      )}
    </>
  );
}
