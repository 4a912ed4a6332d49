import type { createTranslator } from 'use-intl/core';
import type { en } from './messages/en';

/** Formats a message: `t('products.noMatches')`, `t('table.rows', { count })`. */
export type Translate = ReturnType<typeof createTranslator<typeof en>>;
