import { account } from './en/account';
import { alerts } from './en/alerts';
import { audit } from './en/audit';
import { auth } from './en/auth';
import { batches } from './en/batches';
import { brands } from './en/brands';
import { caption } from './en/caption';
import { channels } from './en/channels';
import { charts } from './en/charts';
import { closing } from './en/closing';
import { connections } from './en/connections';
import { costs } from './en/costs';
import { creators } from './en/creators';
import { credits } from './en/credits';
import { currencies } from './en/currencies';
import { desk } from './en/desk';
import { dimensions } from './en/dimensions';
import { earnings } from './en/earnings';
import { effects } from './en/effects';
import { evidence } from './en/evidence';
import { examples } from './en/examples';
import { exports } from './en/exports';
import { feedback } from './en/feedback';
import { filters } from './en/filters';
import { find } from './en/find';
import { format } from './en/format';
import { goals } from './en/goals';
import { grants } from './en/grants';
import { groups } from './en/groups';
import { history } from './en/history';
import { holdings } from './en/holdings';
import { installation } from './en/installation';
import { layout } from './en/layout';
import { linkHealth } from './en/link-health';
import { links } from './en/links';
import { live } from './en/live';
import { mail } from './en/mail';
import { margins } from './en/margins';
import { members } from './en/members';
import { metrics } from './en/metrics';
import { notes } from './en/notes';
import { outcomes } from './en/outcomes';
import { overview } from './en/overview';
import { pageWords } from './en/page-words';
import { pages } from './en/pages';
import { placements } from './en/placements';
import { presets } from './en/presets';
import { products } from './en/products';
import { profit } from './en/profit';
import { program } from './en/program';
import { refresh } from './en/refresh';
import { reportMail } from './en/report-mail';
import { reports } from './en/reports';
import { schedules } from './en/schedules';
import { settings } from './en/settings';
import { settlement } from './en/settlement';
import { shares } from './en/shares';
import { table } from './en/table';
import { today } from './en/today';
import { tokens } from './en/tokens';
import { ui } from './en/ui';
import { views } from './en/views';
import { workspaces } from './en/workspaces';

/** Every text of the screens, by noun. The other languages have the same keys. */
export const en = {
  account,
  alerts,
  audit,
  auth,
  batches,
  brands,
  caption,
  effects,
  channels,
  charts,
  closing,
  connections,
  costs,
  creators,
  credits,
  currencies,
  desk,
  dimensions,
  earnings,
  evidence,
  examples,
  exports,
  feedback,
  filters,
  find,
  format,
  goals,
  grants,
  groups,
  history,
  holdings,
  installation,
  layout,
  linkHealth,
  links,
  live,
  mail,
  margins,
  members,
  metrics,
  notes,
  outcomes,
  overview,
  pageWords,
  pages,
  placements,
  presets,
  products,
  profit,
  program,
  refresh,
  reportMail,
  reports,
  schedules,
  settings,
  settlement,
  shares,
  table,
  today,
  tokens,
  ui,
  views,
  workspaces,
} as const;
