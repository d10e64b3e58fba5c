/**
 * The first start of a demonstration opens what an operator would: both kinds of jackpot, races, promotions. Only where DEMO=1
 * says so, beside everything else, once. What a stop interrupts is gone on with by the next start.
 */
import type { FastifyInstance } from 'fastify'
import type { Db } from '@uwanja/database/sql'
import { every, type Repeated } from '../../runtime/every.ts'
import { deskOf, openersLeave, openersOf } from './desk.ts'
import { openJackpots } from './jackpots.ts'
import { openPromotions } from './promotions.ts'
import { openRaces } from './races.ts'

/** @returns false: something was refused or is not there yet, as games before their companies' lists came. */
export async function openDemonstration(
  db: Db,
  office: FastifyInstance,
  onRefused: (error: unknown) => void = () => undefined,
): Promise<boolean> {
  const openers = await openersOf(db)
  if (openers === null) return true
  const desk = await deskOf(db, office, openers)
  const nowMs = Date.now()
  const parts = [() => openPromotions(desk), () => openJackpots(desk, nowMs), () => openRaces(desk, nowMs)]
  let isWhole = true
  for (const part of parts)
    await part().catch((error: unknown) => {
      isWhole = false
      onRefused(error)
    })
  if (isWhole) await openersLeave(db, openers)
  return isWhole
}

const AGAIN_MS = 3_000

/** Again and again until all stands. */
export function openInBackground(db: Db, office: FastifyInstance, onFault: (error: unknown) => void): Repeated {
  let isDone = false
  const once = async (goesOn: () => boolean) => {
    if (!isDone && goesOn()) isDone = await openDemonstration(db, office)
  }
  return every(AGAIN_MS, once, onFault)
}
