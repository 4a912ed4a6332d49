/** Said wherever program commission is shown. API: Creator-program report row. */
export const unpaidNote =
  'Program commission is earned in the creator program and is not paid out through the service.';
