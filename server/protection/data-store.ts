/**
 * SQL of everything that the house keeps about one player, for themselves: every table with something of a player stands in
 * one of the two lists below, or a test fails. Never a hash, a token or a sealed key.
 */
import type { Sql } from '@uwanja/database/sql'

type Row = Readonly<Record<string, unknown>>

interface Kind {
  /** The tables that it is read from. */
  readonly from: readonly string[]
  /** With an `n` that grows from row to row, so that a long list is read in parts. $1 is the player. */
  readonly text: string
}

/** Rows of one table with its own id. */
const of = (table: string, columns: string): Kind => ({
  from: [table],
  text: `select id as n, ${columns} from ${table} where player_id = $1`,
})
/** Rows of a table without one, of which a player has few. */
const few = (table: string, columns: string, order: string): Kind => ({
  from: [table],
  text: `select row_number() over (order by ${order}) as n, ${columns} from ${table} where player_id = $1`,
})

/** By the names that the file uses. Movements of money are read apart, from the ledger. */
export const DATA = {
  profile: {
    from: ['player'],
    text: `
      select id as n, id, number, currency, country, language, first_name, last_name, birth_date::text, email,
        subscribe_to_email, sms_notifications, sms_security, number_proven_at, doubt, doubt_at, refcode, created_at
      from player where id = $1`,
  },
  consents: of('consent', 'at, subject, version, is_given'),
  sessions: of('session', 'created_at, ended_at, address, agent, is_mobile, is_new_device, confirmed_at'),
  devices: few('device', 'was_news, first_seen_at, seen_at', 'first_seen_at, mark'),
  pushPhones: of('push_subscription', "made_at, kinds, split_part(endpoint, '/', 3) as service"),
  pushWaiting: of('push_notice', 'made_at, kind, what'),
  authenticator: few('authenticator', 'confirmed_at', 'player_id'),
  smsCodes: of('sms_code', 'created_at, number, purpose, tries, used_at'),
  wallet: few(
    'money.wallet',
    `currency, cash, bonus, held, debt, time_out_until, excluded_until, day_deposit_limit, week_deposit_limit,
      month_deposit_limit, day_stake_limit, week_stake_limit, month_stake_limit, day_loss_limit, week_loss_limit,
      month_loss_limit, played_at, play_began, play_limit_s, reminder_from, reminder_s`,
    'player_id',
  ),
  playCounted: few('money.play_move', 'at, staked, won', 'at'),
  payments: of(
    'payment',
    `key, created_at, updated_at, direction, view_name, company, currency, minor, paid_minor, tax_minor, msisdn, details,
      state, reason, company_reference, send_back, not_taken`,
  ),
  paymentSteps: {
    from: ['payment_event'],
    text: `
      select e.id as n, p.key, e.at, e.state, e.note from payment_event e join payment p on p.id = e.payment_id
      where p.player_id = $1`,
  },
  withdrawalReviews: {
    from: ['withdrawal_review'],
    text: `
      select p.id as n, p.key, array_remove(r.reasons, 'screening') as reasons, r.decision, r.decided_at, r.why
      from withdrawal_review r join payment p on p.id = r.payment_id where p.player_id = $1`,
  },
  moneySentBack: {
    from: ['parked_return'],
    text: `
      select r.id as n, r.created_at, r.key, r.company, r.msisdn, r.currency, r.minor, r.state, r.reason
      from parked_return r join payment p on p.id = r.payment_id where p.player_id = $1`,
  },
  moneyForNobody: {
    from: ['stray_payment'],
    text: `
      select s.id as n, s.at, s.company, s.company_reference, s.account_reference, s.msisdn, s.currency, s.minor, s.state
      from stray_payment s join player p on p.number in (s.msisdn, s.account_reference) where p.id = $1`,
  },
  statementDifferences: {
    from: ['reconciliation_item'],
    text: `
      select i.id as n, p.key, i.day::text, i.kind, i.ours_minor, i.theirs_minor, i.state
      from reconciliation_item i join payment p on p.id = i.payment_id where p.player_id = $1`,
  },
  moneyCreditedByHand: of('parked_decision', 'asked_at, done_at, decision, why'),
  bonuses: of(
    'bonus',
    `rule, state, currency, granted_minor, required_minor, wagered_minor, low_risk_percent, chosen_at, granted_at, expires_at,
      ended_at`,
  ),
  bets: of('bet', 'said_at, company, bet_id, round, slip, outcome, settlement, settled_at'),
  promotionsJoined: few('promotion_taking', 'promotion_id, state, joined_at', 'joined_at, promotion_id'),
  promotionsGave: few('promotion_gift', 'promotion_id, stretch, minor, at', 'at, promotion_id'),
  freeSpins: of(
    'free_spins',
    'granted_at, ends_at, ended_at, currency, title, spins, used, spin_minor, most_minor, won_minor, winnings, state',
  ),
  freeBets: of('free_bet', 'granted_at, ends_at, currency, minor, promotion, state, company, spent_at'),
  games: of('game_session', 'created_at, company, product_id, game_id, expires_at'),
  favourites: {
    from: ['favourite_game'],
    text: `
      select f.game_id as n, g.name, c.company, f.at from favourite_game f join game g on g.id = f.game_id
        join game_company c on c.id = g.company_id where f.player_id = $1`,
  },
  recentGames: few('game_recent', 'company, code, at', 'at, company, code'),
  playDays: few('play_day', 'day::text, staked_minor, night_stakes', 'day'),
  refusedRollbacks: of('refused_rollback', 'company, bet_key, first_at, last_at, times, left_at'),
  messages: of(
    'message',
    `created_at, direction, department, header, inner_header, body, footer, read_at, deleted_at, ending, ended_at, ended_why,
      answers`,
  ),
  ownRules: of(
    'protection_step',
    'at, subject, step, old_value, new_value, effective_at, by_operator is not null as by_staff',
  ),
  identity: few(
    'player_identity',
    'document_type, last4, first_name, last_name, birth_date::text, checked_at, granted_by is not null as by_staff',
    'checked_at, document_type',
  ),
  identityChecks: of('identity_check', 'at, document_type, last4, result'),
  personMarks: few('person_mark', 'kind, at', 'at, kind, mark'),
  exclusionRegister: few('exclusion_check', 'answered_at, number, result', 'player_id'),
  exclusionReports: of('exclusion_report', 'until, asked_at, reported_at'),
  holds: of('player_hold', 'placed_at, reason, asks, documents, due_on::text, blocks, lifted_at'),
  answers: of('hold_answer', 'at, body'),
  /** What they showed only compliance opens; the picture is the player's own. */
  holdPictures: of('hold_picture', 'sent_at, kind, state, reason, decided_at'),
  closing: few('closing', 'created_at, why, state, reason', 'player_id'),
  dormant: of(
    'dormant_account',
    'found_at, since, dormant_at, told_at, state, currency, minor, handed_at, ended_at, claimed_by, claim_reference',
  ),
  harmSigns: of('harm_sign', 'at, marker, step, seen, done_at, done_what'),
  erasures: of('erasure_request', 'asked_at, due_at, state, ended_at'),
  /** Given where the jurisdiction says so. */
  jackpotTickets: {
    from: ['jackpot_ticket', 'jackpot_payout'],
    text: `
      select t.id as n, j.name, t.at, t.choices, t.drawn, t.salt, p.kind, p.minor, p.state, p.paid_at
      from jackpot_ticket t join jackpot j on j.id = t.jackpot_id
        left join jackpot_payout p on p.ticket_id = t.id where t.player_id = $1`,
  },
  racePoints: {
    from: ['race_points'],
    text: `
      select t.race_id as n, r.names ->> 'en' as race, t.points, t.rounds
      from race_points t join race r on r.id = t.race_id where t.player_id = $1`,
  },
  raceRounds: {
    from: ['race_round'],
    text: `
      select t.journal_id as n, r.names ->> 'en' as race, t.source, t.round, t.staked_at, t.worth
      from race_round t join race r on r.id = t.race_id where t.player_id = $1`,
  },
  raceEntries: {
    from: ['race_entry'],
    text: `
      select t.race_id as n, r.names ->> 'en' as race, t.entered_at
      from race_entry t join race r on r.id = t.race_id where t.player_id = $1`,
  },
  racePrizes: {
    from: ['race_payout'],
    text: `
      select t.race_id * 100000 + t.run * 1000 + t.nth as n, r.names ->> 'en' as race, t.place, t.points, t.minor, t.state, t.paid_at
      from race_payout t join race r on r.id = t.race_id where t.player_id = $1`,
  },
  raceWish: few('race_wish', 'overtaken', 'player_id'),
  notes: of('player_note', 'at, body'),
  readByStaff: {
    from: [],
    text: `select id as n, at from audit where subject = 'player ' || $1::bigint and action = 'player.read'`,
  },
} as const satisfies Record<string, Kind>
export type DataKind = keyof typeof DATA

/** What is kept and stands in no file, and why; the file says it too. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'money.journal': 'It is the list of movements.',
  'money.account': 'Numbers of accounts in the books; the balances stand under wallet.',
  'money.archive_player': 'How the balances stood after months that are archived, by which the books are proven.',
  'money.proven': 'A second copy of the balances, by which the books are proven.',
  inbox: 'A counter by which an open page knows that there is a new message.',
  suspicion_case: 'Kept under the law against money laundering, which forbids to say whether anything stands in it.',
  screening: 'As suspicion_case.',
  screening_hit: 'As suspicion_case.',
  erased_player: 'Written when an account is erased; its player can no longer ask.',
}

/** The next rows of one kind, the oldest first. */
export async function dataRows(
  db: Sql,
  kind: DataKind,
  playerId: bigint,
  { after, most }: { readonly after: bigint; readonly most: number },
): Promise<{ readonly rows: readonly Row[]; readonly last: bigint }> {
  const text = `select * from (${DATA[kind].text}) t where n > $2 order by n limit $3`
  const found = (await db.query(text, [playerId, after, most])) as (Row & { n: bigint })[]
  return { rows: found.map(({ n: _place, ...row }) => row), last: BigInt(found.at(-1)?.n ?? after) }
}
