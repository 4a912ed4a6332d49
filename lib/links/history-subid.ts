/** Filter value for links without a subid 1. Subids cannot contain `!`. */
export const withoutSubid = '!none';
