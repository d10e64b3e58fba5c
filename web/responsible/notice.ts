/** The responsible-gambling notice: who is shown it, and that it was accepted (L05). */
import { STORAGE } from '@uwanja/contract/wire/constants'
import { useHere } from '../place.ts'
import { create } from 'zustand'
import type { GateState } from '../location/gate-rules.ts'
import { jurisdiction, type Jurisdiction } from '../jurisdiction.ts'

function stored(): boolean {
  try {
    return localStorage.getItem(STORAGE.responsible) !== null
  } catch {
    return false
  }
}

/** Accepted until a browser has looked, so that a page which is rendered without one has no notice in it. */
const useAccepted = create<{ isAccepted: boolean }>(() => ({ isAccepted: true }))
if (typeof document !== 'undefined') useAccepted.setState({ isAccepted: stored() })

export function acceptNotice(): void {
  useAccepted.setState({ isAccepted: true })
  try {
    localStorage.setItem(STORAGE.responsible, '1')
  } catch {
    // Without storage it is accepted for this page only.
  }
}

/** The notice links to this page, which opens beside it or, in many webviews, in its place: it must not be covered. */
const LINKED = '/responsiblegaming'

export function isNoticeDue(now: {
  readonly gate: GateState
  readonly isAccepted: boolean
  readonly shownTo: Jurisdiction['responsible']
  readonly pathname: string
}): boolean {
  const { gate, isAccepted, shownTo, pathname } = now
  if (isAccepted || gate.state !== 'open') return false
  if (pathname.toLowerCase().replace(/\/+$/, '') === LINKED) return false
  return gate.by === 'allowed' || shownTo === 'everywhere'
}

export function useNotice(gate: GateState): boolean {
  const { pathname } = useHere()
  return useAccepted(({ isAccepted }) => isNoticeDue({ gate, isAccepted, shownTo: jurisdiction.responsible, pathname }))
}
