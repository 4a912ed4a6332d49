import type { Translated } from '../translated';

export const failures: Translated<'failures'> = {};
