import type { Translated } from '../translated';

export const settings: Translated<'settings'> = {};
