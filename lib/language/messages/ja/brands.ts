import type { Translated } from '../translated';

export const brands: Translated<'brands'> = {};
