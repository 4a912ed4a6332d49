import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { Bookmarklet } from '@/features/links/screens/bookmarklet';
import { siteUrl } from '@/lib/access/site';
import { limits } from '@/lib/contract/limits';
import { storefrontMarketplace } from '@/lib/contract/marketplaces';

const page = definePage({
  title: ({ t }) => t('pages.linkHelp'),
  access: 'links',
  frame: null,
  async draw({ environment, language: { t } }) {
    const site = siteUrl(environment);
    const parameters = [
      ['product', t('links.help.address.product')],
      ['marketplace', t('links.help.address.marketplace')],
      ['subid1, subid2', t('links.help.address.subids')],
      ['sharedid', t('links.help.address.sharedid', { storefront: storefrontMarketplace })],
    ] as const;
    return (
      <>
        <PageHeader tabbed title={t('pages.linkHelp')} description={t('links.help.hint')} />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card title={t('links.help.bookmarklet.title')}>
            <Bookmarklet site={site} />
          </Card>
          <Card title={t('links.help.phone.title')}>
            <div className="grid gap-3 text-sm">
              <p>{t('links.help.phone.install')}</p>
              <p>{t('links.help.phone.share')}</p>
            </div>
          </Card>
          <Card title={t('links.help.address.title')}>
            <div className="grid gap-3 text-sm">
              <p>{t('links.help.address.opens')}</p>
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
          <Card title={t('links.help.characters.title')}>
            <div className="grid gap-3 text-sm">
              <p>
                {t.rich('links.help.characters.allowed', {
                  ...limits.subidLength,
                  code: (chunks) => <code>{chunks}</code>,
                })}
              </p>
              <p>{t('links.help.characters.placement')}</p>
              <p>{t('links.help.characters.same')}</p>
            </div>
          </Card>
        </div>
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
