import type { Translated } from '../translated';

export const charts: Translated<'charts'> = {};
