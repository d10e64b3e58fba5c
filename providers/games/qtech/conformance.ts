/** What the conformance suites need of QTech. */
import { gswSubject } from '../gsw/conformance.ts'
import { qtech } from './adapter.ts'

export const subject = gswSubject(qtech)
