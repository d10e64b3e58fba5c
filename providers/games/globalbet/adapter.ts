/** GlobalBet's plug: GSW/1. */
import { gswPlug } from '../gsw/adapter.ts'
import { FACTS } from './facts.ts'

export const globalbet = gswPlug(FACTS)
