import type { Translated } from '../translated';

export const batches: Translated<'batches'> = {};
