'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Check, Trash2 } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { changeViewMutation, deleteViewMutation } from '@/features/views/client/views';
import { viewLimits } from '@/features/views/pages';
import type { SavedView } from '@/features/views/view';
import { useLanguage } from '@/lib/language/use-language';

type Props = { views: readonly SavedView[]; onClose: () => void };

export function ManageViewsDialog({ views, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('views.title')}
      description={t('views.managing.hint')}
      footer={<Button onClick={onClose}>{t('views.managing.done')}</Button>}
    >
      <ul className="grid gap-2">
        {views.map((view) => (
          <ViewLine key={view.id} view={view} />
        ))}
      </ul>
    </Dialog>
  );
}

function ViewLine({ view }: { view: SavedView }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const rename = useMutation(changeViewMutation(client));
  const drop = useMutation(deleteViewMutation(client));
  const [name, setName] = useState(view.name);
  const [asking, setAsking] = useState(false);
  const changed = name.trim() !== '' && name.trim() !== view.name;
  const form = useForm({
    send: async () => {
      if (changed) await rename.mutateAsync({ id: view.id, name: name.trim() });
      return undefined;
    },
  });
  const error = form.state.message ?? drop.error?.message;
  return (
    <li className="grid gap-1">
      <form {...form.props} noValidate className="flex items-center gap-2">
        <Input
          name="name"
          aria-label={t('views.managing.nameOf', { name: view.name })}
          value={name}
          readOnly={!view.mine}
          maxLength={viewLimits.name}
          onChange={(event) => setName(event.target.value)}
        />
        {changed ? (
          <Button
            type="submit"
            size="icon"
            aria-label={t('views.managing.rename', { name: view.name })}
            pending={form.pending}
          >
            <Check aria-hidden="true" />
          </Button>
        ) : null}
        {view.mine && !asking ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('views.managing.delete', { name: view.name })}
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        ) : null}
        {asking ? (
          <Button variant="danger" pending={drop.isPending} onClick={() => drop.mutate(view.id)}>
            {t('views.managing.deleteForAll')}
          </Button>
        ) : null}
      </form>
      <p className="text-xs text-muted" aria-live="polite">
        {error ? <span className="text-negative">{error}</span> : null}
        {!error && view.createdByName ? t('views.managing.savedBy', { name: view.createdByName }) : null}
      </p>
    </li>
  );
}
