/** Set once someone has closed the demo note. */
export const demoNoteCookie = 'partnerdeck-demo-note';
