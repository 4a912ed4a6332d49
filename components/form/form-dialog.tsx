'use client';

import { type ComponentProps, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useLanguage } from '@/lib/language/use-language';
import { Form } from './form';

type DialogProps = ComponentProps<typeof Dialog>;
type ButtonProps = ComponentProps<typeof Button>;

type Props = Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose' | 'children'> &
  Pick<ButtonProps, 'pending' | 'disabled'> & {
    form: ComponentProps<typeof Form>['form'];
    /** The text of the button that sends the form. */
    submit: string;
    /** The layout of the fields. */
    className?: string;
  };

/** A dialog with a form, and buttons to send it or to cancel. It stays open after a rejection; `send` closes it. */
export function FormDialog(props: Props) {
  const {
    form,
    submit,
    pending = form.pending,
    disabled,
    className = 'grid gap-4',
    children,
    ...dialog
  } = props;
  const { t } = useLanguage();
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          <Button onClick={dialog.onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={pending} disabled={disabled}>
            {submit}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
