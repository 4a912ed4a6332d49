import type { Translated } from '../translated';

export const reports: Translated<'reports'> = {};
