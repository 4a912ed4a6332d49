import type { z } from 'zod';
import type { Operation } from './operation';

type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** A list of names may also be written as text with commas, such as a dataset that stands for its sources. */
type WrittenFields<Fields> = {
  [K in keyof Fields]: NonNullable<Fields[K]> extends readonly (infer Item)[]
    ? string extends Item
      ? Fields[K]
      : Fields[K] | string
    : Fields[K];
};

/** A query as a caller writes it: lists as arrays, numbers as numbers, and without what has a default. */
type Written<Query extends z.ZodType> = Partial<WrittenFields<z.output<Query>>> &
  Pick<WrittenFields<z.output<Query>>, Extract<RequiredKeys<z.input<Query>>, keyof z.output<Query>>>;

/** What a caller of an operation sends. */
export type Sent<O> =
  O extends Operation<infer Params, infer Query, infer Body, unknown>
    ? (Params extends z.ZodType ? { params: z.input<Params> } : { params?: undefined }) &
        (Query extends z.ZodType ? { query: Written<Query> } : { query?: undefined }) &
        (Body extends z.ZodType ? { body: z.input<Body> } : { body?: undefined })
    : never;

/** What a caller of an operation receives as JSON. */
export type Answered<O> =
  O extends Operation<infer _P, infer _Q, infer _B, infer Answer>
    ? Awaited<Answer> extends infer A
      ? A extends void
        ? null
        : A
      : never
    : never;

/** Names of the operations of a table. */
export type NameOf<Api> = Extract<keyof Api, `${string} /api/${string}`>;
