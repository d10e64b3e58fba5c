/** Deaths on the embedded database. */
import { describe } from 'vitest'
import { crashSuite } from './crash-suite.ts'

describe('M20 M21 deaths at every failpoint, on the embedded database', () => crashSuite('embedded'))
