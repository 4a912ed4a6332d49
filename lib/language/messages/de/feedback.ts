import type { Translated } from '../translated';

export const feedback: Translated<'feedback'> = {};
