/** Set once somebody has closed the note about the demo. */
export const demoNoteCookie = 'partnerdeck-demo-note';
