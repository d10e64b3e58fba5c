/** The ledger's tables and statements, as whoever migrates hands them to the migrator. */

const FUNCTIONS = [
  ...['accounts', 'count-hours', 'epoch', 'gate', 'house-balance', 'play-since', 'proof', 'record', 'reversal'],
  ...['round-tax', 'wager', 'wins-leaning'],
]

/** Beside the source in the tree, beside main.js in the bundle. */
export const MONEY_SCHEMA = {
  room: 'money',
  schema: 'money',
  folder: new URL(import.meta.url.endsWith('.ts') ? './schema/' : './money-schema/', import.meta.url),
  landed: new Set<string>([
    ...['002-ledger.sql', '003-readers.sql', '012-epoch.sql'],
    ...FUNCTIONS.map((name) => `functions/${name}.sql`),
  ]),
}
