/** The operators' side of every feature laid together: their calls, what two of them decide, and the files. */
import { breachHandlers } from '../breaches/operators.ts'
import { closingHandlers } from '../office/closing-handlers.ts'
import { depositHandlers } from '../office/deposit-handlers.ts'
import { dormantHandlers } from '../dormancy/operators.ts'
import { factorHandlers } from '../security/operators.ts'
import { gameHandlers } from '../office/game-handlers.ts'
import { harmHandlers } from '../harm/operators.ts'
import { holdHandlers } from '../holds/operators.ts'
import { identityHandlers } from '../identity/operators.ts'
import { integrationHandlers } from '../office/integration-handlers.ts'
import { keyHandlers } from '../office/key-handlers.ts'
import { messageHandlers } from '../messages/operators.ts'
import { minorHandlers } from '../office/minor-handlers.ts'
import { moneyHandlers } from '../office/money-handlers.ts'
import { playerHandlers } from '../office/player-handlers.ts'
import { protectionHandlers } from '../protection/operators.ts'
import { reconciliationHandlers } from '../office/reconciliation-handlers.ts'
import { reportHandlers } from '../office/report-handlers.ts'
import { returnHandlers } from '../office/return-handlers.ts'
import { rollbackHandlers } from '../office/rollback-handlers.ts'
import { suspicionHandlers } from '../suspicion/operators.ts'
import { treasuryHandlers } from '../office/treasury-handlers.ts'
import { withdrawalHandlers } from '../office/withdrawal-handlers.ts'
import { dormantDeeds } from '../dormancy/operators.ts'
import { dormantFiles } from '../dormancy/lines.ts'
import { countWaiting } from '../messages/answer-store.ts'
import { messageFiles } from '../messages/lines.ts'
import { protectionFiles } from '../protection/lines.ts'
import { erasureHandlers, protectionApprovals } from '../protection/operators.ts'
import { factorApprovals } from '../security/operators.ts'
import { officeDeeds } from '../office/approval-deeds.ts'
import { bookFiles, taxFiles } from '../office/lines.ts'
import type { OfficeParts as Rest } from '../office/parts.ts'
import type { ApprovalDeeds } from '../operators/approvals.ts'
import type { Files } from '../operators/exports.ts'
import { ownHandlers } from '../operators/handlers.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { OPERATOR_DEEDS } from '../operators/operator-deeds.ts'

/** What the operators' side of all features together is given. */
export type OfficeParts = Rest &
  Parameters<typeof dormantHandlers>[0] &
  Parameters<typeof factorHandlers>[0] &
  Parameters<typeof holdHandlers>[0] &
  Parameters<typeof identityHandlers>[0] &
  Parameters<typeof messageHandlers>[0] &
  Parameters<typeof protectionHandlers>[0]

const approvalDeeds = (parts: OfficeParts): ApprovalDeeds => ({
  ...OPERATOR_DEEDS,
  ...dormantDeeds(parts),
  ...factorApprovals(parts),
  ...protectionApprovals(parts),
  ...officeDeeds(parts),
})

/** The calls by which persons are known, protected and kept out. */
const aboutPersons = (parts: OfficeParts) => ({
  ...closingHandlers(parts),
  ...suspicionHandlers(parts),
  ...minorHandlers(parts),
  ...dormantHandlers(parts),
  ...holdHandlers(parts),
  ...harmHandlers(parts),
  ...breachHandlers(parts),
  ...messageHandlers(parts),
  ...protectionHandlers(parts),
  ...identityHandlers(parts),
  ...erasureHandlers(parts),
})

/** @param companies Names under which companies stand in the books. */
export const officeHandlers = (parts: OfficeParts, companies: readonly string[]): OfficeHandlers => ({
  ...ownHandlers({
    ...parts,
    deeds: approvalDeeds(parts),
    // It may have been a key.
    approved: () => parts.companyKeys.refresh(parts.db),
  }),
  ...playerHandlers(parts, companies),
  ...moneyHandlers({ ...parts, messagesWaiting: () => messagesWaiting(parts) }),
  ...withdrawalHandlers(parts),
  ...aboutPersons(parts),
  ...factorHandlers(parts),
  ...gameHandlers(parts),
  ...depositHandlers(parts),
  ...reconciliationHandlers(parts),
  ...reportHandlers(parts),
  ...returnHandlers(parts),
  ...rollbackHandlers(parts),
  ...treasuryHandlers(parts),
  ...integrationHandlers(parts),
  ...keyHandlers(parts),
})

/** The lines of the files that operators take away. */
export const filesOf = (parts: OfficeParts): Files => ({
  ...bookFiles(parts),
  ...taxFiles(parts),
  ...protectionFiles(parts),
  ...messageFiles(parts),
  ...dormantFiles(parts),
})

const messagesWaiting = async ({ db }: OfficeParts): Promise<number> =>
  Object.values(await countWaiting(db)).reduce((sum, one) => sum + one, 0)
