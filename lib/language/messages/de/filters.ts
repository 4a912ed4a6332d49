import type { Translated } from '../translated';

export const filters: Translated<'filters'> = {};
