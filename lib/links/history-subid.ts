/** Stands for links without a subid 1 where a history is narrowed. No subid is spelt so: none may hold a `!`. */
export const withoutSubid = '!none';
