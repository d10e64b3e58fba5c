/** The feed company's desk: what goes wrong with its line, which matches are played, a goal in one of them, and what goes wrong with it. */
import { GOAL_SIDES, LINE_TROUBLES, MATCH_TROUBLES } from '@uwanja/contract/world/feed'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { type Feed, put } from '../api.ts'
import { Page } from '../Page.tsx'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'
import { SeasonCard } from './SeasonCard.tsx'

const NONE = ''

export function MatchesPage() {
  const { texts, fill, place } = useSpeech()
  const words = texts.matches
  const { data, failed, refresh } = usePolled<Feed>('/feed')
  const set = (body: object) => void put('/feed', body).then(refresh, refresh)
  const well = { value: NONE, text: words.well }
  return (
    <Page title={words.title} lead={words.lead} failed={failed}>
      <Card>
        <Select
          label={words.line}
          value={data?.trouble ?? NONE}
          options={[well, ...LINE_TROUBLES.map((one) => ({ value: one, text: words.trouble[one] }))]}
          onChange={({ target }) => set({ trouble: target.value === NONE ? null : target.value })}
        />
      </Card>
      <SeasonCard seasons={data?.seasons ?? []} season={data?.season ?? null} set={set} />
      <h2 className="text-xl font-bold">{words.playing}</h2>
      {data?.matches.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="flex flex-col gap-3">
        {data?.matches.map(({ id, league, home, away, minute, score, trouble }) => (
          <li key={id}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <p>
                <strong className="block">
                  {home} – {away} <span className="tabular-nums">{score}</span>
                </strong>
                <span className="text-sm text-muted">
                  {place(league)}, {fill(words.minute, { minute: String(minute) })}
                </span>
              </p>
              {score !== '' && (
                <div className="flex flex-wrap gap-3">
                  {GOAL_SIDES.map((goal) => (
                    <Button key={goal} variant="quiet" onClick={() => set({ match: id, goal })}>
                      {fill(words.goal, { side: { home, away }[goal] })}
                    </Button>
                  ))}
                </div>
              )}
              <div className="w-full sm:w-72">
                <Select
                  label={fill(words.of, { home, away })}
                  value={trouble ?? NONE}
                  options={[
                    ...(trouble === null ? [well] : []),
                    ...MATCH_TROUBLES.map((one) => ({ value: one, text: words.trouble[one] })),
                  ]}
                  onChange={({ target }) => target.value !== NONE && set({ match: id, trouble: target.value })}
                />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Page>
  )
}
