import type { en } from './en';

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** The messages of one noun in another language: the keys of English, with other texts. */
export type Translated<Noun extends keyof typeof en> = Texts<(typeof en)[Noun]>;

/** All messages in another language. */
export type AllTranslated = Texts<typeof en>;
