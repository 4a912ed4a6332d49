import type { FieldIssue } from '@/lib/contract/query-string';
import type { Translate } from '@/lib/language/translate';
import { issueFields } from './read-partner-form';

/** What the server says about a field of a partner, as a sentence. */
export const describeIssue =
  (t: Translate) =>
  ({ field, message }: FieldIssue): string => {
    const known = issueFields.find((name) => name === field.split('.')[0]);
    return known ? t(`desk.issues.${known}`, { problem: message }) : message;
  };
