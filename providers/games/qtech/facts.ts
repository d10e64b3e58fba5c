/** QTech: a house of many studios. What may be relied on in public is thin, so it speaks GSW/1 behind its own launch call. */
import { gswFacts } from '../gsw/facts.ts'

export const FACTS = gswFacts('qtech')
