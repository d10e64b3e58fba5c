/** Some changes want the password shown a short while ago: the server says so, our dialog asks, and the change is sent again. */
import type { Call, RawInput } from '@uwanja/contract/wire/call'
import { create } from 'zustand'
import { send, type Outcome } from '../send.ts'

type End = (how: 'confirmed' | 'given-up') => void

/** What waits for the dialog; null: it is closed. */
export const useConfirmation = create<{ end: End | null }>(() => ({ end: null }))

function askForPassword(): Promise<boolean> {
  // Of two changes at once the later one asks.
  useConfirmation.getState().end?.('given-up')
  return new Promise((resolve) => {
    useConfirmation.setState({
      end: (how) => {
        useConfirmation.setState({ end: null })
        resolve(how === 'confirmed')
      },
    })
  })
}

export async function sendConfirmed<C extends Call>(call: C, values: RawInput<C>): Promise<Outcome<C>> {
  const outcome = await send(call, values)
  if (outcome.ok || outcome.status !== 'PASSWORD_CONFIRMATION_REQUIRED') return outcome
  return (await askForPassword()) ? send(call, values) : outcome
}
