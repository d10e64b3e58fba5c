/** What the conformance suites need of Endorphina. */
import { gswSubject } from '../gsw/conformance.ts'
import { endorphina } from './adapter.ts'

export const subject = gswSubject(endorphina)
