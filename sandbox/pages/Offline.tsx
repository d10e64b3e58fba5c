/** Says that the sandbox does not answer, while it does not. */
import { Alert } from '@uwanja/ui/Alert'
import { useSpeech } from './speech.ts'

export function Offline({ failed }: { failed: boolean }) {
  const { texts } = useSpeech()
  return failed ? <Alert tone="danger">{texts.offline}</Alert> : null
}
