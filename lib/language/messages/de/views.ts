import type { Translated } from '../translated';

export const views: Translated<'views'> = {};
