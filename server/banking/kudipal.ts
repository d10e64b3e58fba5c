/** Area Banking, Kudipal's calls: card, bank transfer, USSD, bank withdrawal. */
import type { kudipalRows } from '@uwanja/contract/site/banking-kudipal'
import type { BankRow } from '@uwanja/providers/payments/kudipal-banks'
import { bankList } from '@uwanja/providers/payments/kudipal-banks'
import type { Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers, PlayerCaller } from '../wire/handlers.ts'
import { countriesIn } from './countries.ts'
import type { Started } from './deposits.ts'
import { counted } from './limits.ts'
import type { BankingDeps } from './deps.ts'
import { continuePayment, idOf, type StartDeps, type Starts } from './start.ts'
import { paymentOf } from './store.ts'
import { lookupName } from './withdrawals.ts'

const BANKS_KEPT_MS = 10 * 60_000

export function kudipalHandlers(
  deps: StartDeps,
  { payIn, payOut }: Starts,
  playerOf: (caller: PlayerCaller) => Promise<Player>,
): Handlers<typeof kudipalRows> {
  const banks = keptBanks(deps)
  const proceed = async (caller: PlayerCaller, id: string, ask: string, secrets: Readonly<Record<string, string>>) => {
    const started = await continuePayment(deps, await playerOf(caller), { id, ask, fields: secrets })
    // The same question again: what was given was wrong, and may be tried again.
    const { step } = started
    if (step.next === 'ask' && step.ask === ask) refuse(ask === 'otp' ? 'CARD_CODE_WRONG' : 'CARD_PIN_WRONG')
    return cardReply(started)
  }
  return {
    async registerKudipalUssdDeposit({ amount, code, bonusCode }, caller) {
      const change = { viewName: 'KudipalUssdDeposit', amount, fields: { code }, bonusCode, onceKey: caller.onceKey }
      const { id, step } = await payIn(await playerOf(caller), change)
      return { ussdCode: shownIn(step, 'ussdCode'), errorMessage: '', id: id.toString() }
    },
    async getKudipalBankList() {
      return { kudipalBankList: [...(await banks())] }
    },
    async registerKudipalBankTransferDeposit({ amount, bonusCode }, caller) {
      const change = { viewName: 'KudipalBankTransfer', amount, bonusCode, onceKey: caller.onceKey }
      const { id, step } = await payIn(await playerOf(caller), change)
      return {
        bankName: shownIn(step, 'bankName'),
        accNumber: shownIn(step, 'accNumber'),
        errorMessage: '',
        id: id.toString(),
        expiresAt: shownIn(step, 'expiresAt'),
      }
    },
    async registerKudipalCardDeposit({ amount, bonusCode, ...fields }, caller) {
      const change = { viewName: 'KudipalCardPayment', amount, fields, bonusCode, onceKey: caller.onceKey }
      return cardReply(await payIn(await playerOf(caller), change))
    },
    kudipalChargeWithPin: ({ id, amount: _asked, ...secrets }, caller) => proceed(caller, id, 'pin', secrets),
    async kudipalSubmitOtp({ ID, otp, paymentRef }, caller) {
      const { playerId } = caller.session
      const payment = /^\d{1,18}$/.test(ID) ? await paymentOf(deps.db, playerId, BigInt(ID)) : null
      if (payment?.details['flwRef'] !== paymentRef) refuse('NOT_FOUND')
      return proceed(caller, ID, 'otp', { otp })
    },
    kudipalCardNoAuth: ({ id, amount: _asked, ...secrets }, caller) => proceed(caller, id, 'avs_noauth', secrets),
    async getCountries(_input, caller) {
      return { countryList: [...countriesIn(caller.language)] }
    },
    async registerKudipalWithdraw({ amount, accountNumber, code, accountName }, caller) {
      const fields = { code, accountNumber }
      const { onceKey } = caller
      const change = { viewName: 'KudipalWithdraw', amount, fields, name: accountName, onceKey }
      return idOf(await payOut(await playerOf(caller), change))
    },
    async getBankAccountNumber({ accountnumber, code }, caller) {
      await counted(deps, 'withdraw.name', caller.session.playerId)
      const details = { code, accountNumber: accountnumber }
      return { accName: await lookupName(deps, await playerOf(caller), 'KudipalWithdraw', details) }
    },
  }
}

function shownIn(step: Started['step'], name: string): string {
  return step.next === 'show' ? (step.show[name] ?? '') : ''
}

/** What the specification's clients read (D05, D15), and what a step needs beyond it. */
function cardReply({ id, step }: Started) {
  const errorMessage = step.next === 'ask' ? step.ask : step.next === 'redirect' ? 'redirect' : ''
  const paymentRef = step.next === 'ask' ? (step.keep?.['flwRef'] ?? '') : ''
  const paymentUrl = step.next === 'redirect' ? { paymentUrl: step.url } : {}
  return { id: id.toString(), errorMessage, paymentRef, ...paymentUrl }
}

/** The company's list, asked for at most every ten minutes; an older one is better than none. */
function keptBanks(deps: BankingDeps): () => Promise<readonly BankRow[]> {
  let kept: { readonly banks: readonly BankRow[]; readonly untilMs: number } | null = null
  return async () => {
    if (kept && Date.now() < kept.untilMs) return kept.banks
    const banks = await bankList(deps.methods.wire('kudipal'))
    if (banks) kept = { banks, untilMs: Date.now() + BANKS_KEPT_MS }
    return kept?.banks ?? refuse('METHOD_NOT_AVAILABLE')
  }
}
