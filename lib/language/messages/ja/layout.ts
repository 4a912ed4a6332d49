import type { Translated } from '../translated';

export const layout: Translated<'layout'> = {};
