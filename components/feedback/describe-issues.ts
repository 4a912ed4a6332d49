import type { FailureBody } from '@/lib/base/failure';
import type { Translate } from '@/lib/language/translate';

const known = ['from', 'to', 'ids', 'q'] as const;

/** Describes what is wrong with a request, per field, or in one sentence if no field is named. */
export function describeIssues(
  t: Translate,
  { issues, message }: Pick<FailureBody, 'issues' | 'message'>,
): string {
  if (issues.length === 0) return message;
  return issues
    .map(({ field, message }) => {
      const name = known.find((one) => one === field);
      return t('feedback.issue.text', {
        field: name ? t(`feedback.issue.${name}`) : t('feedback.issue.other', { field }),
        message,
      });
    })
    .join(' ');
}
