/** The menu: what each figure leads to. A screen follows from all that was typed, so nothing is remembered between two of them. */
import { randomInt } from 'node:crypto'
import { banking } from '@uwanja/contract/site/banking'
import { isThreeWay, jackpot } from '@uwanja/contract/site/jackpot'
import { protection } from '@uwanja/contract/site/protection'
import { user } from '@uwanja/contract/site/user'
import { decimalText, wireNumber } from '@uwanja/contract/wire/amounts'
import type { UssdAnswer } from '@uwanja/providers/ussd-plug'
import { betByCode } from './bet.ts'
import type { Dialling } from './deps.ts'
import { results } from './results.ts'
import { asksPin, end, LONGEST_NAME, minorOf, more, moneyText, refused, withPin } from './screens.ts'
import { codeToSendBack, tookCode } from './store.ts'

type Screen = (dialling: Dialling, typed: readonly string[]) => UssdAnswer | Promise<UssdAnswer>

const balance: Screen = async (dialling) => {
  const answer = await dialling.ask(user.getBalance, {})
  if (!answer.ok) return refused(dialling, answer.status)
  return end(dialling.words.balance, { amount: moneyText(answer.data.totalBalance, dialling.player.currency) })
}

/** The first method of a flow that this player may use. */
async function methodOf({ ask }: Dialling, flow: 'push' | 'own-number'): Promise<string | null> {
  const answer = await ask(flow === 'push' ? banking.getDepositMethods : banking.getWithdrawMethods, {})
  const methods = answer.ok ? answer.data.paymentMethods : []
  return methods.find((one) => one.flow === flow && !one.onlyForTestUsers)?.viewName ?? null
}

async function pay(dialling: Dialling, flow: 'push' | 'own-number', minor: bigint, good: string): Promise<UssdAnswer> {
  const viewName = await methodOf(dialling, flow)
  if (viewName === null) return refused(dialling, 'METHOD_NOT_AVAILABLE')
  const amount = decimalText(minor)
  const answer = await dialling.ask(banking.startPayment, { viewName, amount, fields: {}, name: '', bonusCode: '' })
  if (!answer.ok) return refused(dialling, answer.status)
  return end(good, { amount: moneyText(wireNumber(minor), dialling.player.currency) })
}

const deposit: Screen = (dialling, [typed]) => {
  const { words, player } = dialling
  if (typed === undefined) return more(words.depositAmount, { currency: player.currency })
  const minor = minorOf(dialling, typed)
  if (minor === null) return refused(dialling, 'INVALID_AMOUNT')
  return dialling.once(['2', typed], () => pay(dialling, 'push', minor, words.depositSent))
}

const withdraw: Screen = (dialling, [typed, pin]) => {
  const { words, player } = dialling
  const { currency, number } = player
  if (typed === undefined) return asksPin(dialling, more(words.withdrawAmount, { currency }))
  const minor = minorOf(dialling, typed)
  if (minor === null) return refused(dialling, 'INVALID_AMOUNT')
  const amount = moneyText(wireNumber(minor), currency)
  if (pin === undefined) return more(words.withdrawPin, { amount, number })
  return withPin(dialling, pin, () =>
    dialling.once(['3', typed], () => pay(dialling, 'own-number', minor, words.withdrawn)),
  )
}

const QUICK_GOALS = [0, 0, 1, 1, 1, 2, 2, 3] as const
const goals = (): number => QUICK_GOALS[randomInt(QUICK_GOALS.length)]!

const quickPick: Screen = async (dialling, [pin]) => {
  const { words, ask } = dialling
  const rounds = await ask(jackpot.getManualJackpotList, {})
  const round = rounds.ok ? rounds.data[0] : undefined
  if (!round) return end(words.noJackpot)
  const price = moneyText(round.ticketPrice, round.currency)
  const pool = moneyText(round.prizePool, round.currency)
  if (pin === undefined)
    return asksPin(dialling, more(words.jackpotPin, { name: round.name.slice(0, LONGEST_NAME), pool, price }))
  return withPin(dialling, pin, () =>
    dialling.once(['5'], async () => {
      const matches = await ask(jackpot.getManualJackpotEvents, { jackpotId: round.id })
      if (!matches.ok) return refused(dialling, matches.status)
      const lines = matches.data.map(({ id }) => {
        const [one, other] = isThreeWay(round.jackpotTypeID) ? [0, 0] : [goals(), goals()]
        const scored = one > other ? 1 : one === other ? 2 : 3
        const choiceId = isThreeWay(round.jackpotTypeID) ? 1 + randomInt(3) : scored
        return {
          jackpotId: round.id,
          eventId: id,
          choiceId,
          canceled: true,
          participant1Score: one,
          participant2Score: other,
        }
      })
      const sold = await ask(jackpot.placeManualJackpotBet, lines)
      return sold.ok ? end(words.ticket, { number: sold.data.betId }) : refused(dialling, sold.status)
    }),
  )
}

const [BREAK_HOURS, EXCLUSION_MONTHS] = [24, 6]

/** A yes typed into a session that the network holds; of a message, what only the phone with this number was sent. */
async function isSure({ by, company, deps, player }: Dialling, which: string, sure: string): Promise<boolean> {
  if (by === 'dial') return sure === '1'
  return tookCode(deps.db, { company, playerId: player.id, steps: `7*${which}` }, sure)
}

async function askSure({ by, company, deps, player, words }: Dialling, which: string): Promise<UssdAnswer> {
  const sure = which === '1' ? words.breakSure : words.excludeSure
  if (by === 'dial') return more(words.yes, { sure })
  const fresh = String(randomInt(100_000, 1_000_000))
  const code = await codeToSendBack(deps.db, { company, playerId: player.id, steps: `7*${which}` }, fresh)
  return end(words.sendBack, { sure, which, code })
}

const stop: Screen = async (dialling, [which, sure]) => {
  const { words, ask, deps, player } = dialling
  if (which === undefined) return more(words.stop)
  if (which !== '1' && which !== '2') return end(words.wrong)
  if (sure === undefined) return askSure(dialling, which)
  return dialling.once(['7', which, sure], async () => {
    if (!(await isSure(dialling, which, sure))) return end(words.wrong)
    if (which === '1') {
      const answer = await ask(protection.takeTimeOut, { hours: BREAK_HOURS })
      return answer.ok ? end(words.breakDone) : refused(dialling, answer.status)
    }
    await deps.excludeSelf(player.id, EXCLUSION_MONTHS)
    const { name, contact } = deps.jurisdiction.help
    return end(words.excluded, { help: contact === '' ? name : contact })
  })
}

const SCREENS: Readonly<Record<string, Screen>> = {
  '1': balance,
  '2': deposit,
  '3': withdraw,
  '4': betByCode,
  '5': quickPick,
  '6': results,
  '7': stop,
}

export function screenOf(dialling: Dialling, [first, ...typed]: readonly string[]): UssdAnswer | Promise<UssdAnswer> {
  if (first === undefined) return more(dialling.words.menu)
  const screen = Object.hasOwn(SCREENS, first) ? SCREENS[first]! : null
  return screen ? screen(dialling, typed) : end(dialling.words.wrong)
}
