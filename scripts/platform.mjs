import { ensureInstalled } from './project.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./platform.ts');
