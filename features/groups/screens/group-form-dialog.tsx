import type { ReactNode } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { toast } from '@/components/ui/toast';
import { groupLimits } from '@/features/groups/group-shape';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { describeGroupIssue } from './describe-group-issue';

type Props = {
  title: string;
  description?: string;
  /** The text of the button. */
  submit: string;
  /** The name that the form begins with. */
  name?: string;
  /** Sends the form, and returns what to say then. */
  send: (name: string) => Promise<string>;
  onClose: () => void;
  /** Fields above and below the name. */
  before?: ReactNode;
  children?: ReactNode;
};

/** The form of a group, with its name. */
export function GroupFormDialog(props: Props) {
  const { title, description, submit, name, send, onClose, before, children } = props;
  const { t } = useLanguage();
  const form = useForm({
    send: async (sent) => {
      toast(await send(readField(sent, 'name')), { tone: 'positive' });
      onClose();
    },
    describeIssue: describeGroupIssue(t),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size={children ? 'md' : 'sm'}
      title={title}
      description={description}
      submit={submit}
    >
      {before}
      <FormField
        name="name"
        label={t('groups.name')}
        defaultValue={name}
        maxLength={groupLimits.name}
        required
      />
      {children}
    </FormDialog>
  );
}
