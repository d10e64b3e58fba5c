/** Switches the test rank, with a reason. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/office'
import type { PlayerPage as Player } from '@uwanja/contract/office-players'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'

export function RankDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const { texts } = useSpeech()
  const [why, setWhy] = useState('')
  const { run, isBusy, refused } = useDoing(office.setTestRank)
  const title = player.isTest ? texts.players.endTest : texts.players.makeTest
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await run({ id: player.id, isTest: !player.isTest, why })) onClose()
  }
  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label={texts.players.why}
          autoComplete="off"
          required
          maxLength={300}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        <RefusedAlert refused={refused} />
        <Button type="submit" look="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
