import { z } from 'zod';
import { cutText } from '@/lib/base/cut-text';

export const cspReportTypes = ['application/csp-report', 'application/reports+json', 'application/json'];

/** A blocked resource for the log: URLs without queries, and only the first path segment of pages. */
type Violation = { directive: string; blocked: string; page: string; source: string };

const text = z.string().catch('');

const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

const newReports = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text }),
    }),
  )
  .max(20);

/** Both report formats that browsers send. */
export const cspReport = z.union([
  oldReport.transform(({ 'csp-report': report }): Violation[] => [
    {
      directive: cut(report['effective-directive']),
      blocked: toOrigin(report['blocked-uri']),
      page: toSection(report['document-uri']),
      source: toSource(report['source-file']),
    },
  ]),
  newReports.transform((reports): Violation[] =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        directive: cut(body.effectiveDirective),
        blocked: toOrigin(body.blockedURL),
        page: toSection(body.documentURL),
        source: toSource(body.sourceFile),
      })),
  ),
]);

const cut = (value: string) => cutText(value, 200);

const readUrl = (value: string) => (/^https?:/i.test(value) && URL.canParse(value) ? new URL(value) : null);

/** An origin, or a keyword such as `inline`, `eval` or `data`. */
const toOrigin = (value: string) => cut(readUrl(value)?.origin ?? value.split(/[:?#]/, 1)[0] ?? '');

/** The first path segment. The rest may be an id or an invitation's secret. */
const toSection = (value: string) => cut(readUrl(value)?.pathname.split('/').slice(0, 2).join('/') ?? '');

/** A script of the build. Browsers give the page itself for code within it. */
const toSource = (value: string) => {
  const path = readUrl(value)?.pathname ?? '';
  return path.startsWith('/_next/static/') ? cut(path) : toSection(value);
};
