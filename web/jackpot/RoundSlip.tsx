/** The matches of a round and the slip over them: choices, quick pick, and the ticket that is bought (J02, J03). */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { isThreeWay } from '@uwanja/contract/site/jackpot'
import { useState } from 'react'
import { Failed } from '../Failed.tsx'
import { moneyText } from '../money-text.ts'
import { useSession } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { MatchChoice } from './MatchChoice.tsx'
import { MatchScore } from './MatchScore.tsx'
import { PATHS } from './paths.ts'
import { ShareSlip } from './ShareSlip.tsx'
import { chosen, linesOf, pickOf, quickPick, toggled, type Picks } from './slip-rules.ts'
import { useMatches, type Match, type Round } from './use-jackpots.ts'
import { usePlacing, type Answer } from './use-placing.ts'
import { useSlip } from './use-slip.ts'

export function RoundSlip({ round }: { round: Round }) {
  const t = useTranslations('jackpot')
  const id = round.id ?? 0
  const query = useMatches(id)
  const [picks, setPicks] = useSlip(id)
  // Scores that are typed live in their rows: a quick pick or a clearing begins them anew.
  const [turn, setTurn] = useState(0)
  const change = (next: Picks) => {
    setPicks(next)
    setTurn(turn + 1)
  }
  if (query.isPending) return <Skeleton className="h-96 rounded-2xl" />
  if (query.error) return <Failed query={query} text={t('failed')} />
  const isThree = isThreeWay(round.jackpotTypeID ?? 0)
  return (
    <>
      <h2 className="text-lg font-semibold">{t('matches')}</h2>
      <ol className="flex flex-col gap-2">
        {query.data.map((match) => {
          const pick = pickOf(picks, match)
          const choose = (one: string) => setPicks(toggled(picks, match, one))
          const key = isThree ? match.id : `${String(match.id)}-${String(turn)}`
          return (
            <li key={key}>
              {isThree ? (
                <MatchChoice match={match} pick={pick} onChoose={choose} />
              ) : (
                <MatchScore match={match} pick={pick} onChoose={choose} />
              )}
            </li>
          )
        })}
      </ol>
      <Slip round={round} matches={query.data} picks={picks} onChange={change} />
    </>
  )
}

interface SlipProps {
  readonly round: Round
  readonly matches: readonly Match[]
  readonly picks: Picks
  readonly onChange: (picks: Picks) => void
}

function Slip({ round, matches, picks, onChange }: SlipProps) {
  const t = useTranslations('jackpot')
  const hasToken = useSession((session) => (session.user?.token ?? '') !== '')
  const { place, isPlacing, answer } = usePlacing(round.id ?? 0, () => onChange({}))
  const { count, total } = chosen(picks, matches)

  const words = { price: moneyText(round.ticketPrice), currency: round.currency ?? '' }
  return (
    <Card className="sticky bottom-2 flex flex-col gap-3 shadow-lg" aria-labelledby="jackpot-slip">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="jackpot-slip" className="text-lg font-semibold">
          {t('slip')}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {t('chosen', { count: String(count), total: String(total) })}
        </p>
      </div>
      {answer && <Told answer={answer} />}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => onChange(quickPick(matches, round.jackpotTypeID ?? 0))}>{t('quick')}</Button>
        <Button disabled={Object.keys(picks).length === 0} onClick={() => onChange({})}>
          {t('clear')}
        </Button>
      </div>
      {round.isShareable && <ShareSlip jackpotId={round.id ?? 0} picks={picks} />}
      <Button
        variant="primary"
        size="large"
        busyLabel={isPlacing ? t('placing') : undefined}
        onClick={() => void place(linesOf(picks, round.id ?? 0, matches))}
      >
        {hasToken ? t('place', words) : t('logIn')}
      </Button>
    </Card>
  )
}

function Told({ answer }: { answer: Answer }) {
  const t = useTranslations('jackpot')
  const whole = useTranslations()
  if (answer.kind === 'bought')
    return (
      <Alert tone="success">
        <p className="font-semibold">{whole('Success')}</p>
        <p>{t('placed', { number: answer.number })}</p>
        <ScreenLink className="inline-flex min-h-11 items-center font-semibold text-link" to={PATHS.bets}>
          {t('seeBets')}
        </ScreenLink>
      </Alert>
    )
  return (
    <Alert tone="danger">
      {answer.kind === 'failed' && <p className="font-semibold">{whole('Error')}</p>}
      <p>{answer.text}</p>
    </Alert>
  )
}
