import { cleanName } from '@/lib/server/mail/clean-name';
import type { Event } from './alert-shape';

/** Names of the API may try to break a message: everything with a name gets a clean one, or else its id. */
export const cleanNames = (event: Event): Event =>
  JSON.parse(JSON.stringify(event), (_, value) =>
    value && typeof value === 'object' && 'name' in value
      ? { ...value, name: cleanName(String(value.name ?? value.id)) }
      : value,
  );
