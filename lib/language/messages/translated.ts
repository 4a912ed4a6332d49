import type { en } from './en';

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** All messages in another language: the keys of English, with other texts. */
export type AllTranslated = Texts<typeof en>;
