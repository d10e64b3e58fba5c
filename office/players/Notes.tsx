/** Notes that colleagues leave each other about a player. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { PlayerPage as Player } from '@uwanja/contract/operators/players'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { TextArea } from '@uwanja/ui/TextArea'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

export function Notes({ player }: { player: Player }) {
  const { texts, time } = useSpeech()
  const { may } = useMe()
  const words = texts.players
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{words.notes}</h2>
      {player.notes.length === 0 && <p className="text-muted">{words.noNotes}</p>}
      <ul className="flex flex-col gap-3">
        {player.notes.map((note) => (
          <li key={note.id} className="rounded-xl bg-raised p-3">
            <p className="break-words whitespace-pre-wrap">{note.body}</p>
            <p className="mt-1 text-sm text-muted">
              {note.by} · {time(note.at)}
            </p>
          </li>
        ))}
      </ul>
      {may('players.note') && <NoteForm id={player.id} />}
    </Card>
  )
}

function NoteForm({ id }: { id: string }) {
  const { texts } = useSpeech()
  const [body, setBody] = useState('')
  const { run, isBusy, refused } = useDoing(office.addNote)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await run({ id, body })) setBody('')
  }
  return (
    <form className="flex flex-col items-start gap-3" onSubmit={(event) => void submit(event)}>
      <TextArea
        className="w-full"
        label={texts.players.note}
        hint={texts.players.noteHint}
        rows={2}
        required
        maxLength={2000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <RefusedAlert refused={refused} />
      <Button type="submit" busyLabel={isBusy ? texts.loading : undefined}>
        {texts.players.addNote}
      </Button>
    </form>
  )
}
