/** The studio's line to the operator's wallet: one signed call, one answer, or silence. */
import { askHttp, textOf } from '@uwanja/providers/asked'
import type { GameCallbackClient, CallbackOutcome, SpokenAsk } from '@uwanja/providers/games/callback-client'
import type { Clock } from '@uwanja/runtime/clock'

export interface Wallet {
  /** Never throws: what was not understood, or not answered in time, is `unknown`. */
  ask(spoken: SpokenAsk): Promise<CallbackOutcome>
  close(): void
}

/** After this long without an answer a stake is taken back. */
const ANSWER_MS = 5_000
const LARGEST_ANSWER = 16_384

export function openWallet(line: { address: string; callbackClient: GameCallbackClient; clock: Clock }): Wallet {
  const open = new Set<AbortController>()
  return {
    async ask(spoken) {
      const call = line.callbackClient.say(spoken)
      const control = new AbortController()
      open.add(control)
      const cancel = line.clock.after(ANSWER_MS, () => control.abort())
      try {
        const response = await askHttp(line.address + call.path, {
          method: 'POST',
          headers: { ...call.headers },
          body: call.body,
          // The clock's own limit is the rule; this one holds where that clock stands still.
          timeoutMs: 12 * ANSWER_MS,
          longest: LARGEST_ANSWER,
          until: control.signal,
          redirect: 'error',
        })
        return line.callbackClient.hear(response.status, textOf(response), spoken)
      } catch {
        return { heard: 'unknown' }
      } finally {
        cancel()
        open.delete(control)
      }
    },
    close() {
      for (const control of open) control.abort()
    },
  }
}
