import type { Import } from './read-imports';

/** The rooms of the project, lowest first. A file may import its own room and those before it. */
const rooms = [
  'lib/contract',
  'lib/base',
  'lib/language',
  'lib/server',
  'lib/access',
  'lib/gateway',
  'lib/platform',
  'lib/data/terms',
  'lib/data/store',
  'lib/data/fetch',
  'lib/data/read',
  'lib/csv',
  'lib/pages',
  'lib/api',
  'lib/client',
  'components',
  'features',
  'lib/runtime',
  'app',
];

/** Everything else a room may import, and nothing more. */
const packagesOf = new Map([['lib/contract', ['zod']]]);

/** Code that reaches browsers, and what must not be in it, types included. */
const browser = /^(components|lib\/client|features\/[^/]+\/(screens|client))\//;
const serverOnly = /^lib\/(server\/(db|listener)|gateway\/[^/]+\.ts|data\/store\/engine|platform|runtime)\b/;

/** `components/ui` knows no noun. */
const plain = /^(components\/ui|lib\/language)\/|^lib\/base\/class-names\.ts$/;

/** The room of a file; undefined if it is in none. */
export const roomOf = (file: string) => rooms.find((room) => file.startsWith(`${room}/`));

/** Whether one file may import another, or a package. */
export function isAllowed({ file, target, ours }: Import): boolean {
  const from = roomOf(file);
  if (!from) return false;
  if (!ours) return packagesOf.get(from)?.includes(target) ?? true;
  if (target === 'package.json') return from === 'lib/base';
  const to = roomOf(target);
  if (!to || rooms.indexOf(to) > rooms.indexOf(from)) return false;
  if (to === 'lib/platform') return ['lib/platform', 'lib/runtime', 'app'].includes(from);
  if (file.startsWith('components/ui/')) return plain.test(target);
  return !(browser.test(file) && serverOnly.test(target));
}
