/** A press that takes a file of a stretch of days away. */
import { useState } from 'react'
import type { ExportName } from '@uwanja/contract/operators/reports'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { download } from './download.ts'
import { useSpeech } from './speech.ts'

interface Props {
  readonly name: ExportName
  readonly from: string
  readonly to: string
  readonly says: string
}

export function TakeFile({ name, from, to, says }: Props) {
  const { texts } = useSpeech()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const take = () => {
    setState('busy')
    download(name, { from, to })
      .then(() => setState('idle'))
      .catch(() => setState('failed'))
  }
  return (
    <>
      <Button busyLabel={state === 'busy' ? texts.loading : undefined} onClick={take}>
        {says}
      </Button>
      {state === 'failed' && <Alert tone="danger">{texts.refused.GENERAL_ERROR}</Alert>}
    </>
  )
}
