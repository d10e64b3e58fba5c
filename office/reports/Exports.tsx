/** Files to take away: asked for with the session's token, so never by a bare address that stays in a history. */
import { useState } from 'react'
import { EXPORT_PATH, EXPORTS, type ExportName } from '@uwanja/contract/operators/reports'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { useSession } from '../session.ts'
import { useSpeech } from '../speech.ts'

async function download(name: ExportName, values: Record<string, string>): Promise<void> {
  const token = useSession.getState().session?.token ?? ''
  const answer = await fetch(`${EXPORT_PATH}/${name}?${new URLSearchParams(values).toString()}`, {
    credentials: 'same-origin',
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/csv')) throw new Error('refused')
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? `${name}.csv`
  link.click()
  URL.revokeObjectURL(address)
}

export function Exports({ from, to }: { from: string; to: string }) {
  const { texts } = useSpeech()
  const words = texts.reports
  const [playerId, setPlayerId] = useState('')
  const [busy, setBusy] = useState<ExportName | null>(null)
  const [problem, setProblem] = useState<'none' | 'failed'>('none')
  const take = (name: ExportName) => {
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
        {(Object.keys(EXPORTS) as ExportName[]).map((name) => (
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
