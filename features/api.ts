import { connectionsApi } from '@/lib/api/connections-api';
import { ledgerApi } from '@/lib/api/ledger-api';
import type { Operations } from '@/lib/api/operation';
import type { Answered } from '@/lib/api/typed-call';
import { alertsApi } from './alerts/api';
import { brandsApi } from './brands/api';
import { closingApi } from './closing/api';
import { costsApi } from './costs/api';
import { creatorsApi } from './creators/api';
import { creditsApi } from './credits/api';
import { deskApi } from './desk/api';
import { earningsApi } from './earnings/api';
import { effectsApi } from './effects/api';
import { evidenceApi } from './evidence/api';
import { exportsApi } from './exports/api';
import { goalsApi } from './goals/api';
import { grantsApi } from './grants/api';
import { groupsApi } from './groups/api';
import { installationApi } from './installation/api';
import { linkHealthApi } from './link-health/api';
import { linksApi } from './links/api';
import { batchesApi } from './links/batches-api';
import { notesApi } from './notes/api';
import { overviewApi } from './overview/api';
import { accountApi } from './people/account-api';
import { secondFactorApi } from './people/api';
import { membersApi } from './people/members-api';
import { placementsApi } from './placements/api';
import { productsApi } from './products/api';
import { profitApi } from './profit/api';
import { programApi } from './program/api';
import { ratesApi } from './rates/api';
import { refreshApi } from './refresh/api';
import { reportsApi } from './reports/api';
import { schedulesApi } from './schedules/api';
import { searchApi } from './search/api';
import { settingsApi } from './settings/api';
import { settlementApi } from './settlement/api';
import { todayApi } from './today/api';
import { viewsApi } from './views/api';
import { workspacesApi } from './workspaces/api';

/** A new table is added here. */
const tables = {
  ...accountApi,
  ...alertsApi,
  ...batchesApi,
  ...brandsApi,
  ...closingApi,
  ...connectionsApi,
  ...costsApi,
  ...creatorsApi,
  ...creditsApi,
  ...deskApi,
  ...earningsApi,
  ...effectsApi,
  ...evidenceApi,
  ...exportsApi,
  ...goalsApi,
  ...grantsApi,
  ...groupsApi,
  ...installationApi,
  ...ledgerApi,
  ...linkHealthApi,
  ...linksApi,
  ...membersApi,
  ...notesApi,
  ...overviewApi,
  ...placementsApi,
  ...productsApi,
  ...profitApi,
  ...programApi,
  ...ratesApi,
  ...refreshApi,
  ...reportsApi,
  ...schedulesApi,
  ...searchApi,
  ...secondFactorApi,
  ...settingsApi,
  ...settlementApi,
  ...todayApi,
  ...viewsApi,
  ...workspacesApi,
};

/** Every operation of our own API. */
export const operations: Operations = tables;

/** What each operation answers. The API document derives from it. */
export type Answers = { [Name in keyof typeof tables]: Answered<(typeof tables)[Name]> };
