import type { Translated } from '../translated';

export const notes: Translated<'notes'> = {};
