import type { Translated } from '../translated';

export const metrics: Translated<'metrics'> = {};
