/** As `next/cache`, which Vitest resolves to this file: tests have no cache of pages. */
export const revalidatePath = () => {};
