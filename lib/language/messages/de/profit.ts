import type { Translated } from '../translated';

export const profit: Translated<'profit'> = {};
