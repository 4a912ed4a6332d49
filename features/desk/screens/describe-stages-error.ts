import { RequestFailure } from '@/lib/client/request-failure';
import type { Language } from '@/lib/language/language';

/** Why the stages were not stored: what is wrong with one, or the server's message. */
export function describeStagesError({ t }: Language, error: Error): string {
  const [issue] = error instanceof RequestFailure ? error.body.issues : [];
  return issue?.field.startsWith('stages')
    ? t('desk.editStages.issue', { problem: issue.message })
    : error.message;
}
