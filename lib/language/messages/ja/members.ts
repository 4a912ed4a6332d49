import type { Translated } from '../translated';

export const members: Translated<'members'> = {};
