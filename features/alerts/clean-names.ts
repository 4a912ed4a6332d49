import { cleanName } from '@/lib/server/mail/clean-name';

/** Names of the API may try to break a message: everything with a name gets a clean one, or else its id. */
export const cleanNames = <Value>(given: Value): Value =>
  JSON.parse(JSON.stringify(given), (_, value) =>
    value && typeof value === 'object' && 'name' in value
      ? { ...value, name: cleanName(String(value.name ?? value.id)) }
      : value,
  );
