/** Luck that nobody stakes on: which clubs meet and which horses run. From the platform's cryptographic source. */
import { randomInt } from 'node:crypto'
import type { Chance } from './chance.ts'

export const freshChance: Chance = { below: (n) => randomInt(n) }
