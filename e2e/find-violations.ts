/** The page that a test names where it sends a report by itself. */
export const testedPage = '/report-of-a-test';

const message = 'a page was kept from what its content policy does not allow';

/** The lines of a server's log that tell of a report. */
export const findViolations = (text: string): string[] =>
  text.split('\n').filter((line) => line.includes(message) && !line.includes(`"page":"${testedPage}"`));
