import type { Translated } from '../translated';

export const products: Translated<'products'> = {};
