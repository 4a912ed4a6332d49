import { version } from '@/package.json';

/** The version of Partnerdeck in package.json. */
export { version };
