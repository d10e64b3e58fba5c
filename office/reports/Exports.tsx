/** Files to take away. */
import { useState } from 'react'
import { EXPORTS } from '@uwanja/contract/operators/reports'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { download } from '../download.ts'
import { useSpeech } from '../speech.ts'

export function Exports({ from, to }: { from: string; to: string }) {
  const { texts } = useSpeech()
  const words = texts.reports
  const [playerId, setPlayerId] = useState('')
  const [busy, setBusy] = useState<keyof typeof EXPORTS | null>(null)
  const [problem, setProblem] = useState<'none' | 'failed'>('none')
  const take = (name: keyof typeof EXPORTS) => {
    setBusy(name)
    setProblem('none')
    download(name, { from, to, ...(name === 'statement' ? { playerId } : {}) })
      .catch(() => setProblem('failed'))
      .finally(() => setBusy(null))
  }
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{words.files}</h2>
      <p className="text-sm text-muted">{words.filesLead}</p>
      <Field
        label={words.playerId}
        inputMode="numeric"
        autoComplete="off"
        maxLength={18}
        value={playerId}
        onChange={({ target }) => setPlayerId(target.value.trim())}
      />
      <div className="flex flex-wrap gap-3">
        {(Object.keys(EXPORTS) as (keyof typeof EXPORTS)[]).map((name) => (
          <Button
            key={name}
            disabled={busy !== null || (name === 'statement' && playerId === '')}
            busyLabel={busy === name ? texts.loading : undefined}
            onClick={() => take(name)}
          >
            {words.exports[name]}
          </Button>
        ))}
      </div>
      {problem === 'failed' && <Alert tone="danger">{texts.refused.GENERAL_ERROR}</Alert>}
    </Card>
  )
}
