import type { Translated } from '../translated';

export const program: Translated<'program'> = {};
