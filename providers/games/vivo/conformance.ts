/** What the conformance suites need of Vivo. */
import { gswSubject } from '../gsw/conformance.ts'
import { vivo } from './adapter.ts'

export const subject = gswSubject(vivo)
