/** Why something was not done, in the operator's words. */
import { Alert } from '@uwanja/ui/Alert'
import type { AskRefused } from './ask.ts'
import { useSpeech } from './speech.ts'

export function RefusedAlert({ refused }: { refused: AskRefused | null }) {
  const { refusal } = useSpeech()
  return refused && <Alert tone="danger">{refusal(refused.code, refused.data)}</Alert>
}
