import type { SharedView } from '@/lib/access/grants/shares';
import type { Capability } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { settleAddress } from '@/lib/pages/address';
import type { Address, Page, PageFigures } from '@/lib/pages/page';
import { namesMembers } from '@/lib/pages/shared-page';

/** The capability that sharing takes, whatever the page. A creator sees link health, but shares nothing. */
export const toShare: Capability = 'view';

/** What a shared page leaves out: it shows the groups of a selection, whatever view of them was open. */
const leftOut = ['view', 'split'];

/** A stored view with the parameters that its page has, and with days once. */
export function keepKnown<View extends SharedView>(page: Page, view: View): View {
  const isDay = (name: string) => ['range', 'from', 'to'].includes(name);
  const known = [...new URLSearchParams(view.search)].filter(
    ([name, text]) => page.parameters[name]?.read(text) != null && !(view.range !== null && isDay(name)),
  );
  return { ...view, search: new URLSearchParams(known).toString() };
}

const rejectSearch = (message: string) =>
  new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field: 'search', message }] });

/**
 * The address of a shared page at a moment. Throws Failure `invalid_input` for parameters that name members, and for those
 * that this version does not know: they may be filters, without which the share would show more.
 */
export function addressOf(page: Page, view: SharedView, now: Date): Address {
  const stored = new URLSearchParams(view.search);
  const given = stored.toString();
  if (keepKnown(page, { ...view, range: null }).search !== given) {
    throw rejectSearch('has a parameter that this version does not know');
  }
  if (namesMembers({ group: stored.get('group'), makers: stored.get('makers') })) {
    throw rejectSearch('must not name members of the workspace');
  }
  const today = toDay(now);
  const search = settleAddress({ ...view, search: given }, today);
  for (const name of leftOut) search.delete(name);
  if (search.get('currency') === 'all') search.delete('currency');
  return { search, today };
}

/** The figures of a page in each of its currencies, or in the one that the address asks for. */
export async function readEachCurrency(
  page: Page,
  workspace: Workspace,
  address: Address,
): Promise<[PageFigures, ...PageFigures[]]> {
  const first = await page.read(workspace, address);
  const { currency } = first.caption;
  if (currency === null || currency.asked) return [first];
  const others = currency.others.map(async (code) => {
    const search = new URLSearchParams(address.search);
    search.set('currency', code);
    return page.read(workspace, { ...address, search });
  });
  return [first, ...(await Promise.all(others))];
}
