import type { Translated } from '../translated';

export const pages: Translated<'pages'> = {};
