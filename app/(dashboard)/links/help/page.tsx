import { pageContext } from '@/app/_server/context';
import { titled } from '@/app/_server/language';
import { PageHeader } from '@/components/layout/page-header';
import { Bookmarklet } from '@/components/links/bookmarklet';
import { Card } from '@/components/ui/card';
import { siteUrl } from '@/lib/accounts/site';

export const generateMetadata = titled(({ t }) => t('pages.linkHelp'));

const parameters = [
  ['product', 'an id, or the address of a product’s page'],
  ['marketplace', 'where the id is sold, if it is sold in several places'],
  ['subid1, subid2', 'where the link will be used'],
  ['sharedid', 'for products on storefront-platform.com alone'],
] as const;

export default async function LinksHelpPage() {
  const { environment } = await pageContext('links');
  const site = siteUrl(environment);
  return (
    <>
      <PageHeader title="Help with links" description="Faster ways to create a link." />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="From any product page: a bookmarklet">
          <Bookmarklet site={site} />
        </Card>
        <Card title="From a phone">
          <div className="grid gap-3 text-sm">
            <p>
              Add Partnerdeck to your home screen from the browser’s menu. On Android, you can then share a
              product from a shop’s app to Partnerdeck.
            </p>
            <p>Each link has a Share button and a QR code.</p>
          </div>
        </Card>
        <Card title="From another tool: an address">
          <div className="grid gap-3 text-sm">
            <p>
              This address opens the form with these values. No link is created until you press Create link.
            </p>
            <pre className="rounded bg-fill p-3 font-mono text-xs break-all whitespace-pre-wrap">
              {`${site}/links/new?product=B0EXAMPLE1&subid1=newsletter`}
            </pre>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
              {parameters.map(([name, meaning]) => (
                <div key={name} className="contents">
                  <dt className="font-mono text-xs leading-5">{name}</dt>
                  <dd className="text-muted">{meaning}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Card>
        <Card title="Characters in a subid">
          <div className="grid gap-3 text-sm">
            <p>
              1 to 256 characters: the letters A to Z and a to z, digits, space and <code>- _ @ . /</code>.
              The form marks other characters and can fix them.
            </p>
            <p>Use one subid per placement. Each subid creates its own link with its own clicks.</p>
            <p>The same product and subids always give the same link.</p>
          </div>
        </Card>
      </div>
    </>
  );
}
