import 'server-only';
import { dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SameScope } from '@/components/layout/frame-scope';
import { Page } from '@/components/layout/page';
import { MissingKey } from '@/features/links/screens/missing-key';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { type Capability, may } from '@/lib/access/member';
import { pageScope } from '@/lib/access/page-scope';
import type { SearchParams } from '@/lib/base/address/search';
import type { Prefetch } from '@/lib/client/api';
import { getQueryClient } from '@/lib/client/client';
import { toId } from '@/lib/contract/uuid';
import { nowOf } from '@/lib/data/store/workspace';
import { type Day, toDay } from '@/lib/data/terms/days';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';
import type { Language } from '@/lib/language/language';
import { operatorContext, type PageContext, pageContext } from './context';
import { readLanguage } from './language';
import { prefetcher } from './prefetch';

/** What a page draws with. */
export type PageParts = PageContext & {
  prefetch: Prefetch;
  /** Holds what was prefetched. */
  client: QueryClient;
  search: SearchParams;
  /** The id in the path, as it is stored; empty without one. */
  itemId: string;
  /** UTC. */
  today: Day;
  mayWrite: (capability: Capability) => boolean;
};

type Definition = {
  /** The title of the tab, and the heading of a page that lacks its key. */
  title: (language: Language, itemId: string) => string | Promise<string>;
  /** Others are redirected to the home page of their role. By default, everyone who is signed in may open it. */
  access?: Capability | 'operator';
  /** What needs a seller key: without one, the page only says how to add it. */
  key?: 'page' | 'earnings' | 'health';
  /** Class of the page's frame; null if a layout draws it. */
  frame?: string | null;
  /** Prefetches the queries of the first paint, and draws the screen. */
  draw: (page: PageParts) => Promise<ReactNode> | ReactNode;
};

type Props = { params: Promise<{ id?: string }>; searchParams: Promise<SearchParams> };

const readItemId = async ({ params }: Props): Promise<string> => toId((await params).id ?? '');

/**
 * A page inside the dashboard's frame. A link inside the app fetches the page, but not the frame: the page carries its
 * scope, so that it never appears in the frame of another workspace, person or role.
 */
export function definePage({ title, access, key, frame = '', draw }: Definition) {
  async function drawContent(props: Props, context: PageContext): Promise<ReactNode> {
    const { member, db, language } = context;
    const itemId = await readItemId(props);
    if (key && !(await hasSellerKey(db, member.workspaceId))) {
      const heading = await title(language, itemId);
      if (key === 'page') return <KeyNeeded title={heading} />;
      return <MissingKey title={heading} need={key} manages={may(member.role, 'manage')} />;
    }
    const client = getQueryClient();
    const content = await draw({
      ...context,
      prefetch: prefetcher(client, context),
      client,
      search: await props.searchParams,
      itemId,
      today: toDay(nowOf(context)),
      mayWrite: (capability) => may(member.role, capability, 'write'),
    });
    return <HydrationBoundary state={dehydrate(client)}>{content}</HydrationBoundary>;
  }
  return {
    generateMetadata: async (props: Props): Promise<Metadata> => ({
      title: await title(await readLanguage(), await readItemId(props)),
    }),
    Page: async (props: Props) => {
      const context = access === 'operator' ? await operatorContext() : await pageContext(access);
      const content = await drawContent(props, context);
      return (
        <SameScope scope={pageScope(context.member)}>
          {frame === null ? content : <Page className={frame}>{content}</Page>}
        </SameScope>
      );
    },
  };
}
