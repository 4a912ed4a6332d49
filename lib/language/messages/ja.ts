import account from './ja/account.json' with { type: 'json' };
import alerts from './ja/alerts.json' with { type: 'json' };
import audit from './ja/audit.json' with { type: 'json' };
import auth from './ja/auth.json' with { type: 'json' };
import batches from './ja/batches.json' with { type: 'json' };
import brands from './ja/brands.json' with { type: 'json' };
import caption from './ja/caption.json' with { type: 'json' };
import channels from './ja/channels.json' with { type: 'json' };
import charts from './ja/charts.json' with { type: 'json' };
import closing from './ja/closing.json' with { type: 'json' };
import connections from './ja/connections.json' with { type: 'json' };
import costs from './ja/costs.json' with { type: 'json' };
import creators from './ja/creators.json' with { type: 'json' };
import credits from './ja/credits.json' with { type: 'json' };
import currencies from './ja/currencies.json' with { type: 'json' };
import desk from './ja/desk.json' with { type: 'json' };
import dimensions from './ja/dimensions.json' with { type: 'json' };
import earnings from './ja/earnings.json' with { type: 'json' };
import effects from './ja/effects.json' with { type: 'json' };
import evidence from './ja/evidence.json' with { type: 'json' };
import examples from './ja/examples.json' with { type: 'json' };
import exports from './ja/exports.json' with { type: 'json' };
import feedback from './ja/feedback.json' with { type: 'json' };
import filters from './ja/filters.json' with { type: 'json' };
import find from './ja/find.json' with { type: 'json' };
import format from './ja/format.json' with { type: 'json' };
import goals from './ja/goals.json' with { type: 'json' };
import grants from './ja/grants.json' with { type: 'json' };
import groups from './ja/groups.json' with { type: 'json' };
import history from './ja/history.json' with { type: 'json' };
import holdings from './ja/holdings.json' with { type: 'json' };
import installation from './ja/installation.json' with { type: 'json' };
import layout from './ja/layout.json' with { type: 'json' };
import linkHealth from './ja/link-health.json' with { type: 'json' };
import links from './ja/links.json' with { type: 'json' };
import live from './ja/live.json' with { type: 'json' };
import mail from './ja/mail.json' with { type: 'json' };
import margins from './ja/margins.json' with { type: 'json' };
import members from './ja/members.json' with { type: 'json' };
import metrics from './ja/metrics.json' with { type: 'json' };
import notes from './ja/notes.json' with { type: 'json' };
import outcomes from './ja/outcomes.json' with { type: 'json' };
import overview from './ja/overview.json' with { type: 'json' };
import pageWords from './ja/page-words.json' with { type: 'json' };
import pages from './ja/pages.json' with { type: 'json' };
import placements from './ja/placements.json' with { type: 'json' };
import presets from './ja/presets.json' with { type: 'json' };
import products from './ja/products.json' with { type: 'json' };
import profit from './ja/profit.json' with { type: 'json' };
import program from './ja/program.json' with { type: 'json' };
import refresh from './ja/refresh.json' with { type: 'json' };
import reportMail from './ja/report-mail.json' with { type: 'json' };
import reports from './ja/reports.json' with { type: 'json' };
import schedules from './ja/schedules.json' with { type: 'json' };
import settings from './ja/settings.json' with { type: 'json' };
import settlement from './ja/settlement.json' with { type: 'json' };
import shares from './ja/shares.json' with { type: 'json' };
import table from './ja/table.json' with { type: 'json' };
import today from './ja/today.json' with { type: 'json' };
import tokens from './ja/tokens.json' with { type: 'json' };
import ui from './ja/ui.json' with { type: 'json' };
import views from './ja/views.json' with { type: 'json' };
import workspaces from './ja/workspaces.json' with { type: 'json' };
import type { AllTranslated } from './translated';

/** Every text of the screens in Japanese. */
export const ja: AllTranslated = {
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
};
