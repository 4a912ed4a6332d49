import type { AllTranslated } from '../translated';
import { account } from './account';
import { alerts } from './alerts';
import { audit } from './audit';
import { auth } from './auth';
import { batches } from './batches';
import { brands } from './brands';
import { caption } from './caption';
import { channels } from './channels';
import { charts } from './charts';
import { closing } from './closing';
import { connections } from './connections';
import { costs } from './costs';
import { creators } from './creators';
import { currencies } from './currencies';
import { desk } from './desk';
import { dimensions } from './dimensions';
import { earnings } from './earnings';
import { examples } from './examples';
import { exports } from './exports';
import { feedback } from './feedback';
import { filters } from './filters';
import { find } from './find';
import { format } from './format';
import { goals } from './goals';
import { grants } from './grants';
import { groups } from './groups';
import { history } from './history';
import { holdings } from './holdings';
import { layout } from './layout';
import { linkHealth } from './link-health';
import { links } from './links';
import { live } from './live';
import { mail } from './mail';
import { margins } from './margins';
import { members } from './members';
import { metrics } from './metrics';
import { notes } from './notes';
import { outcomes } from './outcomes';
import { overview } from './overview';
import { pageWords } from './page-words';
import { pages } from './pages';
import { placements } from './placements';
import { presets } from './presets';
import { products } from './products';
import { profit } from './profit';
import { program } from './program';
import { refresh } from './refresh';
import { reportMail } from './report-mail';
import { reports } from './reports';
import { schedules } from './schedules';
import { settings } from './settings';
import { settlement } from './settlement';
import { shares } from './shares';
import { table } from './table';
import { tokens } from './tokens';
import { ui } from './ui';
import { views } from './views';

export const de: AllTranslated = {
  account,
  alerts,
  audit,
  auth,
  batches,
  brands,
  caption,
  channels,
  charts,
  closing,
  connections,
  costs,
  creators,
  currencies,
  desk,
  dimensions,
  earnings,
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
  tokens,
  ui,
  views,
};
