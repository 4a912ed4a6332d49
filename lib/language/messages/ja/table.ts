import type { Translated } from '../translated';

export const table: Translated<'table'> = {};
