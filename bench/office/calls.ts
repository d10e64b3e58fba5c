/** What the office's pages ask, with how long each answer may take. */
import type { RawInput } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeCall } from '@uwanja/contract/operators/call'

export interface OfficeQuestion {
  readonly name: string
  readonly row: OfficeCall
  /** @param at Counts up: no two questions in a row look at the same player. */
  values(at: number, players: number): object
  readonly mostMs: number
}

/** What a person waits for without noticing, and what a report may take. */
const [PAGE_MS, REPORT_MS] = [150, 1_500]

function asks<C extends OfficeCall>(
  name: string,
  row: C,
  values: (at: number, players: number) => RawInput<C>,
  mostMs = PAGE_MS,
): OfficeQuestion {
  return { name, row, values: values as OfficeQuestion['values'], mostMs }
}

const someone = (at: number, players: number): string => String(1 + ((at * 7919) % players))
const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const anyAction = { operator: '', action: '', subject: '', words: '', before: '' }

export const ASKED: readonly OfficeQuestion[] = [
  asks('first page: light', office.light, () => ({})),
  asks('first page: paid by days', office.paymentDays, () => ({})),
  asks('first page: last hours', office.playHours, () => ({}), 500),
  asks('players: whole number', office.findPlayers, (at, all) => ({ words: `0${8_000_000_000 + Number(someone(at, all))}` })), // oxfmt-ignore
  asks('players: beginning', office.findPlayers, (at, all) => ({ words: `23480000${someone(at, all).padStart(5, '0').slice(0, 3)}` })), // oxfmt-ignore
  asks('players: part of a name', office.findPlayers, (at, all) => ({ words: `ench${someone(at, all)}` })),
  asks('players: name of nobody', office.findPlayers, (at) => ({ words: `nobody${at}x` })),
  asks('players: reference', office.findPlayers, (at, all) => ({ words: `FH${someone(at, all)}` })),
  asks('player', office.player, (at, all) => ({ id: someone(at, all) })),
  asks('player: timeline', office.timeline, (at, all) => ({ id: someone(at, all), before: '' })),
  asks('withdrawals', office.withdrawals, () => ({})),
  asks('deposits', office.deposits, () => ({})),
  asks('corrections', office.approvals, () => ({ kind: 'correction' as const })),
  asks('second person', office.approvals, () => ({})),
  asks('holds', office.holds, () => ({ playerId: '', after: '' })),
  asks('ledger: accounts', office.accounts, () => ({ playerId: '' })),
  asks('ledger: a house account', office.journals, () => ({ accountId: '-2', before: '' })),
  asks('ledger: far back', office.journals, (_at, all) => ({ accountId: '-2', before: String(all * 5) })),
  asks('ledger: none in the stretch', office.journals, () => ({ accountId: '-1', before: '' })),
  asks('ledger: a player’s account', office.journals, (at, all) => ({ accountId: `${Number(someone(at, all)) * 8}`, before: '' })), // oxfmt-ignore
  asks('ledger: journal', office.journal, (at, all) => ({ id: someone(at, all * 10) })),
  asks('trail: newest', office.auditTrail, () => anyAction),
  asks('trail: one subject', office.auditTrail, (at) => ({ ...anyAction, subject: `player ${1 + at}` })),
  asks('trail: kind', office.auditTrail, () => ({ ...anyAction, action: 'method' })),
  asks('trail: rare words', office.auditTrail, () => ({ ...anyAction, words: 'after a call' })),
  asks('trail: words of nobody', office.auditTrail, (at) => ({ ...anyAction, words: `nothing${at}x` })),
  asks('companies', office.integrations, () => ({})),
  asks('jobs', office.jobs, () => ({})),
  asks('operators', office.operators, () => ({})),
  asks('report: trial balance of today', office.trialBalance, () => ({ from: dayAgo(0), to: dayAgo(0) }), REPORT_MS),
  asks('report: trial balance of a month', office.trialBalance, () => ({ from: dayAgo(29), to: dayAgo(0) }), REPORT_MS),
  asks('report: large, a week', office.largeMovements, () => ({ from: dayAgo(7), to: dayAgo(0) }), REPORT_MS),
]
