/** The location gate of this page: its state, and the asking. LocationGate shows it. */
import { create } from 'zustand'
import type { Picked } from '../picked.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { send } from '../send.ts'
import { browserJar } from '../session/stored-user.ts'
import { askedState, firstState, UNCHECKED, type GateState, type GateWorld } from './gate-rules.ts'
import { isThisWebview } from './webview.ts'

/** Longer than the server takes to give up, so that its answer is heard. */
const ASK_MS = 10_000

/** The call comes late: only an app's own window asks. */
async function askCountry() {
  const { security } = await import('@uwanja/contract/site/security')
  return send(security.getIpCountry, {}, { patienceMs: ASK_MS })
}

function thisWorld(): GateWorld {
  return {
    isWebview: isThisWebview(),
    countries: jurisdiction.location.countries,
    jar: browserJar(),
    ask: askCountry,
  }
}

interface Gate {
  readonly gate: GateState
  /** Asking is under way, the first time or once more. */
  readonly isAsking: boolean
}

/** Open until a browser has looked: where a page is rendered without one, nobody is known to be in a webview. */
export const useGate: Picked<Gate> = create<Gate>(() => ({ gate: UNCHECKED, isAsking: false }))
if (typeof document !== 'undefined') useGate.setState({ gate: firstState(thisWorld()) })

/** Asks unless the gate is open or asking already. The blocked page stays until the answer is there. */
export async function askGate(): Promise<void> {
  const { gate, isAsking } = useGate.getState()
  if (gate.state === 'open' || isAsking) return
  useGate.setState({ isAsking: true })
  useGate.setState({ gate: await askedState(thisWorld()), isAsking: false })
}
