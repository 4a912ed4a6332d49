'use client';

import { useId } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { useRenameGroup } from '@/features/groups/client/groups';
import { groupLimits, type ShownGroup } from '@/features/groups/group-shape';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { describeGroupIssue } from './describe-group-issue';

type Props = { group: ShownGroup; onClose: () => void };

export function RenameGroupDialog({ group, onClose }: Props) {
  const { t } = useLanguage();
  const formId = useId();
  const rename = useRenameGroup();
  const form = useForm({
    send: async (sent) => {
      await rename.mutateAsync({ id: group.id, name: readField(sent, 'name') });
      toast(t('groups.renamed'), { tone: 'positive' });
      onClose();
    },
    describeIssue: describeGroupIssue(t),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('groups.renaming', { name: group.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {t('groups.rename')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-4">
        <FormField
          name="name"
          label={t('groups.name')}
          defaultValue={group.name}
          maxLength={groupLimits.name}
          required
        />
      </Form>
    </Dialog>
  );
}
