import account from './de/account.json' with { type: 'json' };
import alerts from './de/alerts.json' with { type: 'json' };
import audit from './de/audit.json' with { type: 'json' };
import auth from './de/auth.json' with { type: 'json' };
import batches from './de/batches.json' with { type: 'json' };
import brands from './de/brands.json' with { type: 'json' };
import caption from './de/caption.json' with { type: 'json' };
import channels from './de/channels.json' with { type: 'json' };
import charts from './de/charts.json' with { type: 'json' };
import closing from './de/closing.json' with { type: 'json' };
import connections from './de/connections.json' with { type: 'json' };
import costs from './de/costs.json' with { type: 'json' };
import creators from './de/creators.json' with { type: 'json' };
import credits from './de/credits.json' with { type: 'json' };
import currencies from './de/currencies.json' with { type: 'json' };
import desk from './de/desk.json' with { type: 'json' };
import dimensions from './de/dimensions.json' with { type: 'json' };
import earnings from './de/earnings.json' with { type: 'json' };
import effects from './de/effects.json' with { type: 'json' };
import evidence from './de/evidence.json' with { type: 'json' };
import examples from './de/examples.json' with { type: 'json' };
import exports from './de/exports.json' with { type: 'json' };
import feedback from './de/feedback.json' with { type: 'json' };
import filters from './de/filters.json' with { type: 'json' };
import find from './de/find.json' with { type: 'json' };
import format from './de/format.json' with { type: 'json' };
import goals from './de/goals.json' with { type: 'json' };
import grants from './de/grants.json' with { type: 'json' };
import groups from './de/groups.json' with { type: 'json' };
import history from './de/history.json' with { type: 'json' };
import holdings from './de/holdings.json' with { type: 'json' };
import installation from './de/installation.json' with { type: 'json' };
import layout from './de/layout.json' with { type: 'json' };
import linkHealth from './de/link-health.json' with { type: 'json' };
import links from './de/links.json' with { type: 'json' };
import live from './de/live.json' with { type: 'json' };
import mail from './de/mail.json' with { type: 'json' };
import margins from './de/margins.json' with { type: 'json' };
import members from './de/members.json' with { type: 'json' };
import metrics from './de/metrics.json' with { type: 'json' };
import notes from './de/notes.json' with { type: 'json' };
import outcomes from './de/outcomes.json' with { type: 'json' };
import overview from './de/overview.json' with { type: 'json' };
import pageWords from './de/page-words.json' with { type: 'json' };
import pages from './de/pages.json' with { type: 'json' };
import placements from './de/placements.json' with { type: 'json' };
import presets from './de/presets.json' with { type: 'json' };
import products from './de/products.json' with { type: 'json' };
import profit from './de/profit.json' with { type: 'json' };
import program from './de/program.json' with { type: 'json' };
import refresh from './de/refresh.json' with { type: 'json' };
import reportMail from './de/report-mail.json' with { type: 'json' };
import reports from './de/reports.json' with { type: 'json' };
import schedules from './de/schedules.json' with { type: 'json' };
import settings from './de/settings.json' with { type: 'json' };
import settlement from './de/settlement.json' with { type: 'json' };
import shares from './de/shares.json' with { type: 'json' };
import table from './de/table.json' with { type: 'json' };
import today from './de/today.json' with { type: 'json' };
import tokens from './de/tokens.json' with { type: 'json' };
import ui from './de/ui.json' with { type: 'json' };
import views from './de/views.json' with { type: 'json' };
import workspaces from './de/workspaces.json' with { type: 'json' };
import type { AllTranslated } from './translated';

/** Every text of the screens in German. */
export const de: AllTranslated = {
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
