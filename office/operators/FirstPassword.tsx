/** A first password, shown this once. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { useSpeech } from '../speech.ts'

export function FirstPassword({ of, onClose }: { of: { name: string; firstPassword: string }; onClose: () => void }) {
  const { texts, fill } = useSpeech()
  return (
    <>
      <Alert tone="info">
        <p>{fill(texts.operators.firstPassword, { name: of.name })}</p>
        <p className="mt-2">
          <code className="text-lg break-words select-all">{of.firstPassword}</code>
        </p>
      </Alert>
      <Button variant="primary" onClick={onClose}>
        {texts.close}
      </Button>
    </>
  )
}
