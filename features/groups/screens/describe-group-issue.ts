import type { FieldIssue } from '@/lib/contract/query-string';
import type { Translate } from '@/lib/language/translate';

/** What the server says about a field, as a sentence. */
export const describeGroupIssue =
  (t: Translate) =>
  ({ field, message }: FieldIssue): string => {
    if (field === 'name') return t('groups.issues.name', { problem: message });
    return field === 'ids' ? t('groups.issues.ids', { problem: message }) : message;
  };
