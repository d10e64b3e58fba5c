/** Which folder may name which SQL table, and how long an SQL function may be. Tables are written by one folder, as far as the list has shrunk. */
import type { Rule, Source } from './sources.ts'
import { isCode, isTest, roomOf } from './sources.ts'

/** Each table: the folders of server/ (or the money room) that write it, and those that may read it too. Two writers are one too many. */
export const TABLES: Readonly<Record<string, { readonly writes: string; readonly reads?: string }>> = {
  approval: { writes: 'operators', reads: 'banking books wallet' },
  attempt: { writes: 'throttle' },
  audit: { writes: 'operators', reads: 'players' },
  authenticator: { writes: 'security', reads: 'players sessions' },
  bet: { writes: 'bets', reads: 'bonus protection' },
  bonus: { writes: 'bonus', reads: 'players' },
  boost_word: { writes: 'bonus' },
  breach_step: { writes: 'breaches' },
  campaign_click: { writes: 'marketing' },
  catalogue_version: { writes: 'catalogue' },
  closing: { writes: 'banking', reads: 'cashrace segments' },
  company_complaint: { writes: 'banking', reads: 'db' },
  company_key: { writes: 'companies' },
  consent: { writes: 'players' },
  data_breach: { writes: 'breaches' },
  device: { writes: 'security', reads: 'players' },
  dialled: { writes: 'ussd' },
  dormant_account: { writes: 'dormancy', reads: 'protection' },
  dormant_search: { writes: 'dormancy' },
  erased_player: { writes: 'protection' },
  erasure_request: { writes: 'protection', reads: 'players' },
  exclusion_check: { writes: 'protection', reads: 'wallet' },
  exclusion_feed: { writes: 'protection', reads: 'db wallet' },
  exclusion_report: { writes: 'protection' },
  favourite_game: { writes: 'catalogue' },
  free_bet: { writes: 'bonus' },
  free_bet_use: { writes: 'bonus' },
  free_spin: { writes: 'bonus' },
  free_spins: { writes: 'bonus' },
  game: { writes: 'catalogue', reads: 'bonus game players' },
  game_company: { writes: 'catalogue', reads: 'bonus game players' },
  game_filing: { writes: 'catalogue' },
  game_plays: { writes: 'catalogue' },
  game_recent: { writes: 'catalogue' },
  game_seal: { writes: 'wallet' },
  game_session: { writes: 'wallet', reads: 'players protection sessions' },
  harm_round: { writes: 'harm' },
  harm_sign: { writes: 'harm', reads: 'protection' },
  hold_answer: { writes: 'holds', reads: 'players protection' },
  hold_picture: { writes: 'holds' },
  house_clock: { writes: 'db' },
  identity_check: { writes: 'identity', reads: 'players protection' },
  inbox: { writes: 'messages' },
  jackpot: { writes: 'jackpot', reads: 'protection' },
  jackpot_code: { writes: 'jackpot' },
  jackpot_match: { writes: 'jackpot' },
  jackpot_node: { writes: 'jackpot' },
  jackpot_payout: { writes: 'jackpot', reads: 'protection' },
  jackpot_rule: { writes: 'jackpot' },
  jackpot_ticket: { writes: 'jackpot', reads: 'protection' },
  mark_key: { writes: 'sealing' },
  message: { writes: 'messages', reads: 'players protection' },
  method_setting: { writes: 'banking' },
  'money.account': { writes: 'money' },
  'money.archive': { writes: 'money' },
  'money.archive_account': { writes: 'money' },
  'money.archive_player': { writes: 'money' },
  'money.archive_keys': { writes: 'money' },
  'money.checkpoint': { writes: 'money' },
  'money.cursor': { writes: 'money' },
  'money.entry': { writes: 'money', reads: 'bonus cashrace wallet players' },
  'money.epoch': { writes: 'money' },
  'money.finding': { writes: 'money', reads: 'db' },
  'money.hour_moved': { writes: 'money' },
  'money.hour_total': { writes: 'money' },
  'money.journal': { writes: 'money', reads: 'banking bets bonus cashrace db wallet players protection user' },
  'money.journal_rest': { writes: 'money' },
  'money.key': { writes: 'money' },
  'money.range': { writes: 'money' },
  'money.play_move': { writes: 'money', reads: 'protection' },
  'money.play_rule': { writes: 'money' },
  'money.posting': { writes: 'money', reads: 'banking bets' },
  'money.posting_rest': { writes: 'money' },
  'money.proven': { writes: 'money' },
  'money.stake_term': { writes: 'money', reads: 'catalogue' },
  'money.wallet': {
    writes: 'money',
    reads: 'banking bonus cashrace dormancy wallet harm protection push segments user',
  },
  number_rest: { writes: 'protection' },
  operator: {
    writes: 'operators',
    reads: 'banking breaches companies dormancy harm holds identity players protection suspicion',
  },
  operator_session: { writes: 'operators' },
  operator_start: { writes: 'operators' },
  parked_decision: { writes: 'banking' },
  parked_return: { writes: 'banking' },
  payment: { writes: 'banking', reads: 'bonus books harm identity players protection segments suspicion' },
  payment_event: { writes: 'banking' },
  person_mark: { writes: 'protection' },
  play_day: { writes: 'harm', reads: 'books' },
  player: {
    writes: 'players',
    reads:
      'banking books cashrace dormancy wallet harm holds identity marketing operators protection push screening security segments sessions suspicion',
  },
  player_message: { writes: 'messages' },
  player_hold: { writes: 'holds', reads: 'banking players protection suspicion' },
  player_identity: { writes: 'identity', reads: 'holds protection' },
  player_note: { writes: 'players' },
  letter_template: { writes: 'segments' },
  mailing: { writes: 'segments' },
  home_banner: { writes: 'marketing' },
  promotion: { writes: 'marketing', reads: 'bonus' },
  segment: { writes: 'segments' },
  promotion_category: { writes: 'marketing' },
  promotion_effect: { writes: 'bonus', reads: 'marketing' },
  promotion_filing: { writes: 'marketing' },
  promotion_gift: { writes: 'bonus', reads: 'marketing protection' },
  promotion_picture: { writes: 'marketing' },
  promotion_taking: { writes: 'bonus', reads: 'marketing protection' },
  protection_step: { writes: 'protection', reads: 'players' },
  push_notice: { writes: 'push', reads: 'db protection' },
  push_subscription: { writes: 'push', reads: 'protection' },
  race: { writes: 'cashrace', reads: 'catalogue protection' },
  race_entry: { writes: 'cashrace', reads: 'protection' },
  race_game: { writes: 'cashrace', reads: 'catalogue' },
  race_payout: { writes: 'cashrace', reads: 'protection' },
  race_points: { writes: 'cashrace', reads: 'protection' },
  race_round: { writes: 'cashrace', reads: 'protection' },
  race_rule: { writes: 'cashrace', reads: 'catalogue' },
  race_wish: { writes: 'cashrace', reads: 'protection' },
  ready_beat: { writes: 'db' },
  ready_probe: { writes: 'db' },
  reconciliation_item: { writes: 'banking' },
  reconciliation_run: { writes: 'banking' },
  reconciliation_total: { writes: 'banking' },
  refused_rollback: { writes: 'wallet' },
  screening: { writes: 'screening' },
  screening_hit: { writes: 'screening', reads: 'suspicion' },
  session: { writes: 'sessions', reads: 'wallet players protection push security' },
  sms_code: { writes: 'security' },
  stray_payment: { writes: 'banking' },
  suspicion_case: { writes: 'suspicion', reads: 'screening' },
  withdrawal_review: { writes: 'banking' },
}

/** A player's own data file is read from every table with something of theirs, and writes none (docs/decisions/078). */
const READS_ALL = 'server/protection/data-store.ts'

/** Longer ones, with their own limits; both only shrink. */
export const LONG_FUNCTIONS: Readonly<Record<string, number>> = {
  'money.wager': 80,
  'money.prove': 86,
  'money.record': 83,
}
const MOST_LINES = 70

const CREATED = /^create (?:table|view) (?:if not exists )?([\w.]+)/gm
const DROPPED = /^drop (?:table|view) (?:if exists )?([\w.]+)/gm
const NAMED = /\b(from|join|into|update)\s+([a-z_.]+)/g

const isTablesSql = ({ path }: Source): boolean => /^(?:server\/db\/migrations|money\/schema)\/.*\.sql$/.test(path)

function folderOf(path: string): string {
  return roomOf(path) === 'server' ? (path.split('/')[1] ?? '') : roomOf(path)
}

/** Tables that the migrations leave behind, with the file that made each. */
function tablesOf(sources: readonly Source[]): Map<string, string> {
  const tables = new Map<string, string>()
  for (const { path, text } of sources.filter(isTablesSql).toSorted((a, b) => a.path.localeCompare(b.path))) {
    for (const [, name] of text.matchAll(CREATED)) tables.set(name!, path)
    for (const [, name] of text.matchAll(DROPPED)) tables.delete(name!)
  }
  return tables
}

export const everyTableHasItsFolders: Rule = (sources) => {
  const tables = tablesOf(sources)
  return [...tables].flatMap(([name, path]) =>
    TABLES[name] ? [] : [`${path}: ${name} is missing in TABLES of tools/tidy/tables.ts`],
  )
}

export const foldersNameTheirTables: Rule = (sources) =>
  sources.flatMap((source) => {
    const { path, text } = source
    if (!/^(?:server|money)\//.test(path) || !isCode(source) || isTest(path) || !/store\.ts$|^money\//.test(path))
      return []
    const folder = folderOf(path)
    return [...text.matchAll(NAMED)].flatMap(([, word, name]) => {
      const table = TABLES[name!]
      if (!table) return []
      const doesWrite = word === 'into' || word === 'update'
      if (path === READS_ALL && !doesWrite) return []
      const may = [...table.writes.split(' '), ...(doesWrite ? [] : (table.reads ?? '').split(' '))]
      return may.includes(folder)
        ? []
        : [
            `${path} ${doesWrite ? 'writes' : 'reads'} ${name}: it is ${table.writes}’s (TABLES in tools/tidy/tables.ts)`,
          ]
    })
  })

export const sqlFunctionsAreShort: Rule = (sources) =>
  sources
    .filter(({ path }) => path.endsWith('.sql'))
    .flatMap((source) =>
      functionsOf(source).flatMap(({ name, lines }) => {
        const most = LONG_FUNCTIONS[name] ?? MOST_LINES
        return lines > most ? [`${source.path}: ${name} has ${lines} lines, ${most} at most`] : []
      }),
    )

function functionsOf({ text }: Source): { readonly name: string; readonly lines: number }[] {
  const found: { name: string; lines: number }[] = []
  let begun: { name: string; line: number } | null = null
  for (const [line, words] of text.split('\n').entries()) {
    const name = /^create (?:or replace )?function ([\w.]+)/.exec(words)?.[1]
    if (name) begun = { name, line }
    if (begun && /\$\$;?$/.test(words) && !/\bas \$\$$/.test(words)) {
      found.push({ name: begun.name, lines: line - begun.line + 1 })
      begun = null
    }
  }
  return found
}
