/** The page URL in reports that a test sends itself. */
export const testedPage = '/report-of-a-test';

const message = 'the content policy blocked part of a page';

/** Lines of a server's log about CSP reports. */
export const findViolations = (text: string): string[] =>
  text.split('\n').filter((line) => line.includes(message) && !line.includes(`"page":"${testedPage}"`));
