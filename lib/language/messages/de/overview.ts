import type { Translated } from '../translated';

export const overview: Translated<'overview'> = {};
