/**
 * Settings of a session that our statements rest on. A role, a database or a server may have others: `ALTER ROLE deck
 * SET datestyle = 'German'` would make dates unreadable for us.
 */
const settings = {
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  default_transaction_deferrable: 'off',
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  extra_float_digits: '1',
  // Backups, migrations and syncs take as long as they need. Requests have deadlines of their own.
  idle_in_transaction_session_timeout: '0',
  IntervalStyle: 'postgres',
  lock_timeout: '0',
  search_path: 'public',
  standard_conforming_strings: 'on',
  statement_timeout: '0',
  TimeZone: 'UTC',
  // Postgres 17 and newer.
  transaction_timeout: '0',
  transform_null_equals: 'off',
};

/** Sets those that the server has, for the session. */
export const applySettings = `
  select set_config(name, ours.value, false)
  from pg_settings join json_each_text($1::json) as ours(key, value) on name = ours.key`;

export const settingsJson = JSON.stringify(settings);
