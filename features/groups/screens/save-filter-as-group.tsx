'use client';

import { Boxes } from 'lucide-react';
import { useId, useState } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { useAddGroup } from '@/features/groups/client/groups';
import type { NewGroupInput } from '@/features/groups/group';
import { groupLimits } from '@/features/groups/group-shape';
import { toGroupFilter } from '@/features/groups/to-group-filter';
import type { GroupKind } from '@/lib/data/group-dimensions';
import type { Filters } from '@/lib/data/lists/filter';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { describeGroupIssue } from './describe-group-issue';

type Props = {
  kind: GroupKind;
  /** The filters of the list, and its address. */
  declared: Filters;
  search: Readonly<Record<string, unknown>>;
};

/** Saves the filters of a list as a group that stays live. Nothing while a list has none that a group can have. */
export function SaveFilterAsGroup({ kind, declared, search }: Props) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const filter = toGroupFilter(kind, declared, search);
  if (!filter) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Boxes aria-hidden="true" />
        {t('groups.saveFilter')}
      </Button>
      {open ? <SaveDialog kind={kind} filter={filter} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type DialogProps = { kind: GroupKind; filter: NonNullable<NewGroupInput['filter']>; onClose: () => void };

function SaveDialog({ kind, filter, onClose }: DialogProps) {
  const { t } = useLanguage();
  const formId = useId();
  const add = useAddGroup();
  const form = useForm({
    send: async (sent) => {
      await add.mutateAsync({ kind, name: readField(sent, 'name'), filter });
      toast(t('groups.added'), { tone: 'positive' });
      onClose();
    },
    describeIssue: describeGroupIssue(t),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('groups.saveFilter')}
      description={t('groups.follows')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {t('groups.add')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-4">
        <FormField name="name" label={t('groups.name')} maxLength={groupLimits.name} required />
      </Form>
    </Dialog>
  );
}
