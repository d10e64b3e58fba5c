/**
 * The metrics of the API: one table, from which a process takes its words, `npm run tables` their page (docs/tables/metrics.md) and
 * the dashboard for Grafana (deploy/grafana/uwanja.json). Each begins with uwanja_ where it is told.
 */
export interface MetricRow {
  readonly about: string
  /** The row of the dashboard that it stands in. */
  readonly panel: 'Money' | 'Players' | 'Companies' | 'Books' | 'Jobs' | 'Database' | 'Processes'
  readonly unit: 's' | 'ops' | 'short'
  /** What the dashboard draws of it. */
  readonly shows: string
}

export const METRICS = {
  money_events_total: {
    about: 'Money events by kind and status.',
    panel: 'Money',
    unit: 'ops',
    shows: 'sum by (kind, status) (rate(uwanja_money_events_total[5m]))',
  },
  wager_batch_size: {
    about: 'Wagers that shared one commit.',
    panel: 'Money',
    unit: 'short',
    shows: 'rate(uwanja_wager_batch_size_sum[5m]) / rate(uwanja_wager_batch_size_count[5m])',
  },
  wager_group_age_seconds: {
    about: 'How long the group of wagers under way has taken; 0: none is.',
    panel: 'Money',
    unit: 's',
    shows: 'uwanja_wager_group_age_seconds',
  },
  wager_queue: {
    about: 'Stakes, wins and rollbacks that wait for the next group.',
    panel: 'Money',
    unit: 'short',
    shows: 'uwanja_wager_queue',
  },
  wager_queue_age_seconds: {
    about: 'How long the first of them has waited.',
    panel: 'Money',
    unit: 's',
    shows: 'uwanja_wager_queue_age_seconds',
  },
  call_seconds: {
    about: 'Calls by name (area.name).',
    panel: 'Players',
    unit: 's',
    shows: 'histogram_quantile(0.99, sum by (le, call) (rate(uwanja_call_seconds_bucket[5m])))',
  },
  refusals_total: {
    about: 'Refusals by call and code.',
    panel: 'Players',
    unit: 'ops',
    shows: 'sum by (call, code) (rate(uwanja_refusals_total[5m]))',
  },
  push_notices_total: {
    about: 'Notices to players’ phones by how they ended: sent, gone, refused, unwanted; later: tried again.',
    panel: 'Players',
    unit: 'ops',
    shows: 'sum by (outcome) (rate(uwanja_push_notices_total[5m]))',
  },
  push_oldest_seconds: {
    about: 'How long the notice has waited that is due first; 0: none waits.',
    panel: 'Players',
    unit: 's',
    shows: 'max(uwanja_push_oldest_seconds)',
  },
  provider_seconds: {
    about: 'Requests to outside companies.',
    panel: 'Companies',
    unit: 's',
    shows: 'histogram_quantile(0.95, sum by (le, company) (rate(uwanja_provider_seconds_bucket[5m])))',
  },
  callback_seconds: {
    about: 'Companies’ callbacks by outcome: ok, what it was refused for, or fault: we failed.',
    panel: 'Companies',
    unit: 'ops',
    shows: 'sum by (company, outcome) (rate(uwanja_callback_seconds_count[5m]))',
  },
  callbacks_refused_total: {
    about: 'Callbacks of companies that were refused.',
    panel: 'Companies',
    unit: 'ops',
    shows: 'sum by (company, reason) (rate(uwanja_callbacks_refused_total[5m]))',
  },
  company_complaints: {
    about: 'What companies cannot do until we act, of the last hour.',
    panel: 'Companies',
    unit: 'short',
    shows: 'max by (company, what) (uwanja_company_complaints)',
  },
  exclusion_feed_age_seconds: {
    about: 'Since the end of the register’s feed was reached.',
    panel: 'Companies',
    unit: 's',
    shows: 'max by (register) (uwanja_exclusion_feed_age_seconds)',
  },
  exclusion_feed_limit_seconds: {
    about: 'How old the jurisdiction lets that feed be.',
    panel: 'Companies',
    unit: 's',
    shows: 'max by (register) (uwanja_exclusion_feed_limit_seconds)',
  },
  proof_runs_total: {
    about: 'Slices that the proof has looked at in this process.',
    panel: 'Books',
    unit: 'ops',
    shows: 'rate(uwanja_proof_runs_total[5m])',
  },
  proof_last_run_seconds: {
    about: 'When the proof last ran in this process (Unix time).',
    panel: 'Books',
    unit: 's',
    shows: 'time() - uwanja_proof_last_run_seconds',
  },
  proof_journals_behind: {
    about: 'Journals that the proof has not reached.',
    panel: 'Books',
    unit: 'short',
    shows: 'max(uwanja_proof_journals_behind)',
  },
  proof_findings: {
    about: 'Discrepancies that the proof has found.',
    panel: 'Books',
    unit: 'short',
    shows: 'max(uwanja_proof_findings)',
  },
  reader_journals_behind: {
    about: 'Journals that a reader has not read, counted to 10000.',
    panel: 'Books',
    unit: 'short',
    shows: 'max by (reader) (uwanja_reader_journals_behind)',
  },
  reader_oldest_unread_seconds: {
    about: 'Age of the oldest journal that a reader has not read.',
    panel: 'Books',
    unit: 's',
    shows: 'max by (reader) (uwanja_reader_oldest_unread_seconds)',
  },
  readers_held_seconds: {
    about: 'Age of the oldest open transaction: readers stop below it.',
    panel: 'Books',
    unit: 's',
    shows: 'max(uwanja_readers_held_seconds)',
  },
  book_epoch: {
    about: 'Life of the database in which was written last; a new one is news.',
    panel: 'Books',
    unit: 'short',
    shows: 'max(uwanja_book_epoch)',
  },
  queue_due: {
    about: 'Jobs that should have started by now.',
    panel: 'Jobs',
    unit: 'short',
    shows: 'max by (queue) (uwanja_queue_due)',
  },
  queue_later: {
    about: 'Jobs that are asked for a later moment.',
    panel: 'Jobs',
    unit: 'short',
    shows: 'max by (queue) (uwanja_queue_later)',
  },
  queue_oldest_seconds: {
    about: 'Age of the oldest due job.',
    panel: 'Jobs',
    unit: 's',
    shows: 'max by (queue) (uwanja_queue_oldest_seconds)',
  },
  database_lines: {
    about: 'Lines to PostgreSQL: busy, idle, and who waits for one.',
    panel: 'Database',
    unit: 'short',
    shows: 'uwanja_database_lines',
  },
  database_lines_taken_total: {
    about: 'Lines that were taken.',
    panel: 'Database',
    unit: 'ops',
    shows: 'rate(uwanja_database_lines_taken_total[5m])',
  },
  database_line_wait_seconds_total: {
    about: 'How long was waited for lines, all together.',
    panel: 'Database',
    unit: 's',
    shows: 'rate(uwanja_database_line_wait_seconds_total[5m]) / rate(uwanja_database_lines_taken_total[5m])',
  },
  database_replica_behind_seconds: {
    about: 'How old what the replica says may be; 0: there is none.',
    panel: 'Database',
    unit: 's',
    shows: 'uwanja_database_replica_behind_seconds',
  },
  throttle_fallbacks_total: {
    about: 'Throttle questions that Redis did not answer.',
    panel: 'Processes',
    unit: 'ops',
    shows: 'rate(uwanja_throttle_fallbacks_total[5m])',
  },
  clock_off_seconds: {
    about: 'How far our clock is before the database’s.',
    panel: 'Processes',
    unit: 's',
    shows: 'uwanja_clock_off_seconds',
  },
  database_up: {
    about: '1: the database answered this question.',
    panel: 'Processes',
    unit: 'short',
    shows: 'uwanja_database_up',
  },
  redis_up: {
    about: '1: connected. 0: away, or none is configured.',
    panel: 'Processes',
    unit: 'short',
    shows: 'uwanja_redis_up',
  },
} as const satisfies Readonly<Record<string, MetricRow>>
export type MetricName = keyof typeof METRICS
