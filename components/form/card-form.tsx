'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-class';
import { Card } from '@/components/ui/card';
import { Form } from './form';
import { useForm } from './use-form';

type Props = {
  /** Sends the form. Throws RequestFailure. */
  send: NonNullable<Parameters<typeof useForm>[0]['send']>;
  title: string;
  description: string;
  /** Label of the button. */
  label: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** A card with a form that changes one thing and confirms it. */
export function CardForm({ send, title, description, label, variant, children }: Props) {
  const form = useForm({ send });
  return (
    <Card title={title} description={description}>
      <Form form={form} className="grid max-w-sm gap-4 sm:[&_input]:h-10">
        {children}
        <div>
          <Button type="submit" variant={variant} pending={form.pending}>
            {label}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
