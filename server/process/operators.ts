/** The operators' side of every feature laid together: their calls, what two of them decide, and the files. */
import { readingFirst } from '@uwanja/database/replica'
import { betHandlers } from '../bets/operators.ts'
import { referenceHandlers } from '../bets/references.ts'
import { effectActions, effectOperators } from '../bonus/operators.ts'
import { breachHandlers } from '../breaches/operators.ts'
import { closingHandlers } from '../banking/operators/closings.ts'
import { depositHandlers } from '../banking/operators/deposits.ts'
import { dormantHandlers } from '../dormancy/operators.ts'
import { factorHandlers } from '../security/operators.ts'
import { gameHandlers } from '../game/operators/games.ts'
import { harmHandlers } from '../harm/operators.ts'
import { countWaitingPictures } from '../holds/picture-store.ts'
import { holdHandlers } from '../holds/operators.ts'
import { identityHandlers } from '../identity/operators.ts'
import { integrationHandlers } from '../banking/operators/integrations.ts'
import { keyActions, keyHandlers } from '../companies/keys/operators.ts'
import { messageHandlers } from '../messages/operators.ts'
import { bannerOperators } from '../marketing/banners.ts'
import { promotionOperators } from '../marketing/operators.ts'
import { paymentHandlers } from '../banking/operators/payments.ts'
import { minorActions, minorHandlers } from '../banking/operators/minors.ts'
import { bookHandlers, type Waiting } from '../books/operators.ts'
import { playerHandlers } from '../players/operators.ts'
import { protectionHandlers } from '../protection/operators.ts'
import { reconciliationHandlers } from '../banking/operators/reconciliation.ts'
import { reportHandlers } from '../books/reports.ts'
import { returnHandlers } from '../game/operators/returns.ts'
import { rollbackActions, rollbackHandlers } from '../wallet/operators/rollbacks.ts'
import { cashraceActions, cashraceOperators } from '../cashrace/operators.ts'
import { jackpotActions, jackpotOperators } from '../jackpot/operators.ts'
import { openBookWord } from '../trading/book-word.ts'
import { tradingHandlers } from '../trading/operators.ts'
import { segmentOperators } from '../segments/operators.ts'
import { templateOperators } from '../segments/templates.ts'
import { suspicionHandlers } from '../suspicion/operators.ts'
import { treasuryHandlers } from '../books/treasury.ts'
import { withdrawalHandlers } from '../banking/operators/withdrawals.ts'
import { dormantActions } from '../dormancy/operators.ts'
import { cashraceFiles } from '../cashrace/lines.ts'
import { dormantFiles } from '../dormancy/lines.ts'
import { countWaiting } from '../messages/answer-store.ts'
import { marketingFiles } from '../marketing/lines.ts'
import { messageFiles } from '../messages/lines.ts'
import { protectionFiles } from '../protection/lines.ts'
import { erasureHandlers, protectionApprovals } from '../protection/operators.ts'
import { factorApprovals } from '../security/operators.ts'
import { bookActions } from '../books/approvals.ts'
import { complaintsNow } from '../banking/complaints-store.ts'
import { countAttention } from '../banking/operators/deposits-store.ts'
import { countOpen } from '../banking/operators/withdrawals-store.ts'
import { returnFiles } from '../game/operators/return-rows.ts'
import { countRollbacks } from '../wallet/operators/rollbacks-store.ts'
import { bookFiles, taxFiles } from '../books/lines.ts'
import type { ApprovalActions } from '../operators/approvals.ts'
import type { Files } from '../operators/exports.ts'
import { ownHandlers } from '../operators/handlers.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { OPERATOR_ACTIONS } from '../operators/operator-actions.ts'

/** What the operators' side of all features together is given. */
export type OfficeDeps = Parameters<typeof gameHandlers>[0] &
  Parameters<typeof betHandlers>[0] &
  Parameters<typeof depositHandlers>[0] &
  Parameters<typeof keyHandlers>[0] &
  Parameters<typeof dormantHandlers>[0] &
  Parameters<typeof factorHandlers>[0] &
  Parameters<typeof jackpotOperators>[0] &
  Parameters<typeof cashraceOperators>[0] &
  Parameters<typeof holdHandlers>[0] &
  Parameters<typeof identityHandlers>[0] &
  Parameters<typeof messageHandlers>[0] &
  Parameters<typeof protectionHandlers>[0]

const approvalActions = (deps: OfficeDeps): ApprovalActions => ({
  ...OPERATOR_ACTIONS,
  ...dormantActions(deps),
  ...factorApprovals(deps),
  ...protectionApprovals(deps),
  ...bookActions(deps),
  ...keyActions(deps),
  ...minorActions(deps),
  ...rollbackActions(deps),
  ...jackpotActions(deps),
  ...cashraceActions(deps),
  ...effectActions(deps),
})

/** The calls by which persons are known, protected and kept out. */
const aboutPersons = (deps: OfficeDeps) => ({
  ...closingHandlers(deps),
  ...suspicionHandlers(deps),
  ...minorHandlers(deps),
  ...dormantHandlers(deps),
  ...holdHandlers(deps),
  ...harmHandlers(deps),
  ...breachHandlers(deps),
  ...messageHandlers(deps),
  ...protectionHandlers(deps),
  ...identityHandlers(deps),
  ...erasureHandlers(deps),
})

/** @param companies Names under which companies stand in the books. */
export const officeHandlers = (deps: OfficeDeps, companies: readonly string[]): OfficeHandlers => ({
  ...ownHandlers({
    ...deps,
    actions: approvalActions(deps),
    // It may have been a key.
    approved: () => deps.companyKeys.refresh(deps.db),
  }),
  ...playerHandlers(deps, companies),
  ...referenceHandlers(deps, companies),
  ...bookHandlers({ ...deps, waiting: waitingOf(deps) }),
  ...withdrawalHandlers(deps),
  ...paymentHandlers(deps),
  ...aboutPersons(deps),
  ...factorHandlers(deps),
  ...gameHandlers(deps),
  ...betHandlers(deps),
  ...depositHandlers(deps),
  ...reconciliationHandlers(deps),
  ...reportHandlers({ ...deps, db: readingFirst(deps.db) }),
  ...returnHandlers(deps),
  ...rollbackHandlers(deps),
  ...treasuryHandlers(deps),
  ...integrationHandlers(deps),
  ...keyHandlers(deps),
  ...jackpotOperators(deps, openBookWord(deps.settings)),
  ...tradingHandlers(deps),
  ...cashraceOperators(deps),
  ...promotionOperators(deps),
  ...bannerOperators(deps),
  ...segmentOperators(deps),
  ...templateOperators(deps),
  ...effectOperators(deps),
})

/** The lines of the files that operators take away. */
export const filesOf = (all: OfficeDeps): Files => {
  const deps = { ...all, db: readingFirst(all.db) }
  return {
    ...bookFiles(deps),
    ...returnFiles(deps),
    ...taxFiles(deps),
    ...protectionFiles(deps),
    ...messageFiles(deps),
    ...marketingFiles(deps),
    ...dormantFiles(deps),
    ...cashraceFiles(deps),
  }
}

/** What the light counts. */
const waitingOf = ({ db }: OfficeDeps): Waiting => ({
  complaints: () => complaintsNow(db),
  withdrawals: async () => (await countOpen(db)).waiting,
  deposits: () => countAttention(db),
  rollbacks: () => countRollbacks(db),
  pictures: () => countWaitingPictures(db),
  messages: async () => Object.values(await countWaiting(db)).reduce((sum, one) => sum + one, 0),
})
