import type { Translated } from '../translated';

export const exports: Translated<'exports'> = {};
