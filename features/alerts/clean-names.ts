import { cleanName } from '@/lib/server/mail/clean-name';
import type { Event } from './alert-shape';

/** Cleans names of the API, which may try to break a message. */
export function cleanNames(event: Event): Event {
  const copy = structuredClone(event);
  const subject = 'subject' in copy.values ? copy.values.subject : null;
  if (subject) subject.name = cleanName(subject.name ?? subject.id);
  return copy;
}
