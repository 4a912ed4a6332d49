import type { Translated } from '../translated';

export const creators: Translated<'creators'> = {};
