import type { Translated } from '../translated';

export const links: Translated<'links'> = {};
