/** The location gate of this page: its state, and the asking. LocationGate shows it. */
import { security } from '@uwanja/contract/security'
import { create } from 'zustand'
import { market } from '../market.ts'
import { send } from '../send.ts'
import { browserJar } from '../session/stored-user.ts'
import { askedState, firstState, type GateState, type GateWorld } from './gate-rules.ts'
import { isThisWebview } from './webview.ts'

/** Longer than the server takes to give up, so that its answer is heard. */
const ASK_MS = 10_000

const world: GateWorld = {
  isWebview: isThisWebview(),
  countries: market.location.countries,
  jar: browserJar(),
  ask: () => send(security.getIpCountry, {}, { signal: AbortSignal.timeout(ASK_MS) }),
}

interface Gate {
  readonly gate: GateState
  /** Asking is under way, the first time or once more. */
  readonly isAsking: boolean
}

export const useGate = create<Gate>(() => ({ gate: firstState(world), isAsking: false }))

/** Asks unless the gate is open or asking already. The blocked page stays until the answer is there. */
export async function askGate(): Promise<void> {
  const { gate, isAsking } = useGate.getState()
  if (gate.state === 'open' || isAsking) return
  useGate.setState({ isAsking: true })
  useGate.setState({ gate: await askedState(world), isAsking: false })
}
