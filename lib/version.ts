import { version } from '@/package.json';

/** The version of Partnerdeck, as package.json has it. */
export { version };
