/** Said wherever program commission is shown. API: Creator-program report row. */
export const unpaidNote = 'Program commission is not paid by the platform.';
