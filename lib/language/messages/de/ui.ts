import type { Translated } from '../translated';

export const ui: Translated<'ui'> = {};
