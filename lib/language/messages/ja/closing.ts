import type { Translated } from '../translated';

export const closing: Translated<'closing'> = {};
