'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { stopMail } from '@/features/alerts/stop-mail';
import { stopReport } from '@/features/schedules/stop-report';
import { readField } from '@/lib/server/http/form';

export const stopMailByLink = formAction(async (form, { runtime }) => {
  const token = readField(form, 'token');
  if (!(await stopReport(runtime.db, token))) await stopMail(runtime.db, token);
  redirect(`/stop-mail/${encodeURIComponent(token)}`);
});
