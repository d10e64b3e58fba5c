/** A player's bets from the platform's own rows: from slips, settlements and journals to the wire (P09). */
import type { LegGrade, Settlement, SettledLeg, Slip, SlipNames, SlipPick } from '@uwanja/contract/book/slip'
import type {
  BetDetails,
  BetRow as WireRow,
  BetSelection,
  BetStatus,
  SelectionResult,
} from '@uwanja/contract/site/bets'
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { Language } from '@uwanja/contract/wire/constants'
import { WAGER_KINDS, type WagerKindName } from '@uwanja/money/wager-kinds'
import type { BetMovement, BetRow } from './store.ts'

const minor = (whole: number): number => wireNumber(BigInt(whole))
const decimalOdds = (thousandths: number): number => thousandths / 1_000
const nameIn = (names: SlipNames, language: Language): string => names[language] ?? names.en

const RESULTS: Readonly<Record<`${LegGrade['r']} ${LegGrade['v']}`, SelectionResult>> = {
  '1 0': 'won',
  '0 0': 'lost',
  '1 1/2': 'half-won',
  '0 1/2': 'half-lost',
  '0 1': 'void',
  '1 1': 'void',
}

function resultOf(decided: SettledLeg | undefined): SelectionResult {
  if (!decided) return 'open'
  return decided.r === 1 && decided.v !== '1' && decided.f !== '1' ? 'dead-heat' : RESULTS[`${decided.r} ${decided.v}`]
}

const decidedLeg = (settlement: Settlement | null, leg: number) =>
  settlement?.legs.find((one) => one.leg === leg && one.pick === undefined)

/** What was said of one selection, or of the leg that it is alone. */
const decidedPick = (settlement: Settlement | null, leg: number, pick: number) =>
  settlement?.legs.find((one) => one.leg === leg && one.pick === pick) ?? decidedLeg(settlement, leg)

function toSelection(pick: SlipPick, odds: number, decided: SettledLeg | undefined, language: Language): BetSelection {
  return {
    event: nameIn(pick.event, language),
    sport: pick.sport,
    startsAt: pick.starts_at,
    market: nameIn(pick.market_name, language),
    pick: nameIn(pick.outcome_name, language),
    odds: decimalOdds(pick.odds ?? odds),
    result: resultOf(decided),
    ...(decided?.score === undefined ? {} : { score: decided.score }),
    ...(decided?.void_case === undefined ? {} : { voidCase: decided.void_case }),
  }
}

const selectionsOf = ({ slip, settlement }: BetRow, leg: number, language: Language): BetSelection[] =>
  slip.legs[leg]!.picks.map((pick, at) =>
    toSelection(pick, slip.legs[leg]!.odds, decidedPick(settlement, leg, at), language),
  )

/** In minor units. What the company's last word says; of one that says nothing, what the ledger moved for its round. */
export function worthOf(
  { settlement }: BetRow,
  movements: readonly BetMovement[],
): { payout: bigint; returned: bigint } {
  if (settlement) {
    const { won, cashed, voided } = settlement.worth
    return { payout: BigInt(won) + BigInt(cashed), returned: BigInt(voided) }
  }
  const sum = (kinds: readonly string[]) =>
    movements.reduce((total, one) => (kinds.includes(one.kind) ? total + one.minor : total), 0n)
  return { payout: sum(['won', 'changed']), returned: sum(['voided', 'rolled-back']) }
}

export const ofRound = (bet: BetRow, movements: readonly BetMovement[]) =>
  movements.filter(({ company, round }) => company === bet.company && round === bet.round)

function common(bet: BetRow, movements: readonly BetMovement[]) {
  const { slip } = bet
  const { payout, returned } = worthOf(bet, movements)
  return {
    betId: slip.bet_id,
    company: bet.company,
    placedAt: bet.saidAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    type: slip.kind,
    lines: slip.lines,
    stake: minor(slip.stake),
    isFree: bet.isFree,
    currency: slip.currency,
    potentialWin: minor(slip.most),
    payout: wireNumber(payout),
    returned: wireNumber(returned),
    status: bet.outcome as BetStatus,
    ...(slip.booking_code === undefined ? {} : { bookingCode: slip.booking_code }),
  }
}

export function toRow(bet: BetRow, movements: readonly BetMovement[], language: Language): WireRow {
  const selections = bet.slip.legs.flatMap((_, leg) => selectionsOf(bet, leg, language))
  return { ...common(bet, ofRound(bet, movements)), selections }
}

function toLeg(bet: BetRow, leg: Slip['legs'][number], at: number, language: Language): BetDetails['legs'][number] {
  const decided = decidedLeg(bet.settlement, at)
  return {
    odds: decimalOdds(leg.odds),
    isBanker: leg.is_banker === true,
    result: resultOf(decided),
    ...(decided?.odds === undefined ? {} : { settledOdds: decimalOdds(decided.odds) }),
    selections: selectionsOf(bet, at, language),
  }
}

const toMovement = ({ at, kind, minor: moved, taxMinor }: BetMovement): BetDetails['movements'][number] => ({
  at: at.toISOString(),
  type: WAGER_KINDS[kind as WagerKindName].word,
  amount: wireNumber(moved),
  ...(taxMinor === 0n ? {} : { tax: wireNumber(taxMinor) }),
})

export function toDetails(bet: BetRow, movements: readonly BetMovement[], language: Language): BetDetails {
  const { slip, settlement } = bet
  const its = ofRound(bet, movements)
  return {
    ...common(bet, its),
    unit: minor(slip.unit),
    sizes: slip.sizes,
    ...(slip.may_fail === undefined ? {} : { mayFail: slip.may_fail }),
    ...(slip.price === undefined ? {} : { price: decimalOdds(slip.price) }),
    legs: slip.legs.map((leg, at) => toLeg(bet, leg, at, language)),
    ...(settlement?.worth.bonus === undefined ? {} : { bonus: minor(settlement.worth.bonus) }),
    movements: its.map(toMovement),
    rules: { ...slip.rules, ...settlement?.rules },
  }
}
