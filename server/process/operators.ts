/** The operators' side of every feature laid together: their calls, what two of them decide, and the files. */
import { breachHandlers } from '../office/breach-handlers.ts'
import { closingHandlers } from '../office/closing-handlers.ts'
import { depositHandlers } from '../office/deposit-handlers.ts'
import { dormantHandlers } from '../office/dormant-handlers.ts'
import { factorHandlers } from '../office/factor-handlers.ts'
import { gameHandlers } from '../office/game-handlers.ts'
import { harmHandlers } from '../office/harm-handlers.ts'
import { holdHandlers } from '../office/hold-handlers.ts'
import { identityHandlers } from '../office/identity-handlers.ts'
import { integrationHandlers } from '../office/integration-handlers.ts'
import { keyHandlers } from '../office/key-handlers.ts'
import { messageHandlers } from '../office/message-handlers.ts'
import { minorHandlers } from '../office/minor-handlers.ts'
import { moneyHandlers } from '../office/money-handlers.ts'
import { playerHandlers } from '../office/player-handlers.ts'
import { protectionHandlers } from '../office/protection-handlers.ts'
import { reconciliationHandlers } from '../office/reconciliation-handlers.ts'
import { reportHandlers } from '../office/report-handlers.ts'
import { returnHandlers } from '../office/return-handlers.ts'
import { rollbackHandlers } from '../office/rollback-handlers.ts'
import { suspicionHandlers } from '../office/suspicion-handlers.ts'
import { treasuryHandlers } from '../office/treasury-handlers.ts'
import { withdrawalHandlers } from '../office/withdrawal-handlers.ts'
import { officeDeeds } from '../office/approval-deeds.ts'
import { bookFiles, dormantFiles, messageFiles, protectionFiles, taxFiles } from '../office/lines.ts'
import type { OfficeParts } from '../office/parts.ts'
import type { ApprovalDeeds } from '../operators/approvals.ts'
import type { Files } from '../operators/exports.ts'
import { ownHandlers } from '../operators/handlers.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { OPERATOR_DEEDS } from '../operators/operator-deeds.ts'

const approvalDeeds = (parts: OfficeParts): ApprovalDeeds => ({ ...OPERATOR_DEEDS, ...officeDeeds(parts) })

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
  ...moneyHandlers(parts),
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
