/** Where a withdrawal is on its way: its stations in their order. Pure. */
import type { Loose } from '../send.ts'

/** As a server says it: any field may be missing. */
export type ParcelFacts = NonNullable<Loose<ParcelSaid>>

interface ParcelSaid {
  readonly direction: unknown
  readonly state: unknown
  readonly timeline: readonly { readonly at: string; readonly state: unknown }[]
  readonly cancelUntil: string
  readonly isReviewed: boolean
  readonly usualS: number
}

const STATIONS = ['asked', 'checked', 'sent', 'arrived'] as const
export type Station = (typeof STATIONS)[number]

export interface Stop {
  readonly station: Station
  readonly is: 'done' | 'now' | 'ahead'
  /** Unix milliseconds, where it is known. */
  readonly atMs: number | null
}

/** By the payment's own states. One that was given back has no way to show: how it ended is said elsewhere. */
const REACHED: Readonly<Record<string, number>> = { requested: 0, approved: 1, sent: 2, paid: 3 }

/** The state whose moment is a station's. */
const SAID_BY: Readonly<Record<Station, string>> = {
  asked: 'requested',
  checked: 'approved',
  sent: 'sent',
  arrived: 'paid',
}

/** @returns null for what is no withdrawal, or none on its way. */
export function parcelOf({ direction, state, timeline, isReviewed }: ParcelFacts): readonly Stop[] | null {
  const reached = typeof state === 'string' && Object.hasOwn(REACHED, state) ? REACHED[state]! : null
  if (direction !== 'withdraw' || reached === null) return null
  // What waits for a person has been asked for, and stands at the second station.
  const at = state === 'requested' && isReviewed === true ? 1 : reached
  return STATIONS.map((station, nth) => {
    const atMs = Date.parse(timeline?.find((one) => one?.state === SAID_BY[station])?.at ?? '')
    return {
      station,
      is: nth < at || state === 'paid' ? 'done' : nth === at ? 'now' : 'ahead',
      atMs: nth <= reached && Number.isFinite(atMs) ? atMs : null,
    }
  })
}
