import type { Translated } from '../translated';

export const auth: Translated<'auth'> = {};
