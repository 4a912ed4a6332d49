import type { Translated } from '../translated';

export const connections: Translated<'connections'> = {};
