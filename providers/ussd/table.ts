/** The table of companies through which players dial and send messages. */
import { aggregator } from './aggregator/adapter.ts'
import type { UssdPlug } from './ussd.ts'

export const USSD: readonly UssdPlug[] = [aggregator]
