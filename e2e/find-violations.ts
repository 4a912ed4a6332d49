/** The page URL in reports that a test sends itself. */
export const testedPage = '/report-of-a-test';

const message = 'a page was kept from what its content policy does not allow';

/** Lines of a server's log about CSP reports. */
export const findViolations = (text: string): string[] =>
  text.split('\n').filter((line) => line.includes(message) && !line.includes(`"page":"${testedPage}"`));
