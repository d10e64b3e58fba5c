/** What the conformance suites need of GlobalBet. */
import { gswSubject } from '../gsw/conformance.ts'
import { globalbet } from './adapter.ts'

export const subject = gswSubject(globalbet)
