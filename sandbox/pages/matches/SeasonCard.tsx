/** Which season is played anew, how fast, and from when to when. */
import { useState } from 'react'
import { SPEEDS } from '@uwanja/contract/world/feed'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { useSpeech } from '../speech.ts'

export interface PlayedSeason {
  readonly name: string
  readonly speed: number
  readonly from: string
  readonly until: string
}

interface Props {
  readonly seasons: readonly string[]
  readonly season: PlayedSeason | null
  readonly set: (body: object) => void
}

const OWN = 'own'

export function SeasonCard({ seasons, season, set }: Props) {
  const { texts, fill, moment, place } = useSpeech()
  const words = texts.matches.season
  const [name, setName] = useState(OWN)
  const [speed, setSpeed] = useState('60')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{words.title}</h2>
      <p className="text-muted">
        {season === null
          ? words.none
          : fill(words.playing, {
              name: place(season.name),
              speed: String(season.speed),
              from: moment(season.from),
              until: moment(season.until),
            })}
      </p>
      <Select
        label={words.which}
        value={name}
        options={seasons.map((one) => ({ value: one, text: one === OWN ? words.own : one }))}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label={words.speed}
        value={speed}
        options={SPEEDS.map((one) => ({ value: String(one), text: `${String(one)}×` }))}
        onChange={({ target }) => setSpeed(target.value)}
      />
      <div className="flex gap-3">
        <Button onClick={() => set({ season: { name, speed: Number(speed), zone: timeZone } })}>{words.play}</Button>
        {season !== null && (
          <Button variant="quiet" onClick={() => set({ season: null })}>
            {words.stop}
          </Button>
        )}
      </div>
    </Card>
  )
}
