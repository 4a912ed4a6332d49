import type { Translated } from '../translated';

export const history: Translated<'history'> = {};
