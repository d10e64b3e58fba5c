/** Tab Jackpots: the open rounds, and one of them with its matches and slip (J01, J02, J06). Readable by anybody. */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Card } from '@uwanja/ui/Card'
import { Disclosure } from '@uwanja/ui/Disclosure'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Trophy } from 'lucide-react'
import { isThreeWay } from '@uwanja/contract/site/jackpot'
import { useLive } from '../live/capabilities.ts'
import { Failed } from '../Failed.tsx'
import { moneyText } from '../money-text.ts'
import { useHere } from '../place.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { JackpotFrame } from './JackpotFrame.tsx'
import { PastRounds } from './PastRounds.tsx'
import { RoundRules } from './RoundRules.tsx'
import { RoundSlip } from './RoundSlip.tsx'
import { SharedSlip } from './SharedSlip.tsx'
import { useRounds, type Round } from './use-jackpots.ts'

export function JackpotPage() {
  const asked = new URLSearchParams(useHere().search)
  const [wanted, code] = [Number(asked.get('jackpotId') ?? ''), asked.get('code') ?? '']
  const list = wanted > 0 ? <OneRound id={wanted} /> : <Rounds />
  return (
    <JackpotFrame tab="list">
      {code === '' ? list : <SharedSlip key={code} code={code} waiting={<Waiting />} />}
    </JackpotFrame>
  )
}

function Rounds() {
  const t = useTranslations('jackpot')
  const query = useRounds()
  const hasArchive = useLive((live) => live.calls?.includes('Jackpot/GetJackpotArchive') === true)
  if (query.isPending) return <Waiting />
  if (query.error) return <Failed query={query} text={t('failed')} />
  return (
    <>
      {query.data.length === 0 && (
        <EmptyState title={t('none')} mark={<Trophy size={40} aria-hidden="true" />}>
          <p>{t('noneText')}</p>
        </EmptyState>
      )}
      {query.data.map((round) => (
        <Card key={round.id} className="flex flex-col gap-3">
          <RoundHead round={round} />
          <ScreenLink className={buttonVariant('primary')} to={`/ManualJackpot?jackpotId=${String(round.id)}`}>
            {t('open')}
          </ScreenLink>
        </Card>
      ))}
      {query.data.some(({ isShareable }) => isShareable) && <CodeEntry />}
      {hasArchive && <PastRounds />}
    </>
  )
}

const Waiting = () => (
  <div className="flex flex-col gap-3">
    {[1, 2].map((one) => (
      <Skeleton key={one} className="h-48 rounded-2xl" />
    ))}
  </div>
)

function RoundHead({ round }: { round: Round }) {
  const t = useTranslations('jackpot')
  const dates = useDates()
  const currency = round.currency ?? ''
  const facts = [
    [t('pool'), `${moneyText(round.prizePool)} ${currency}`],
    [t('price'), `${moneyText(round.ticketPrice)} ${currency}`],
    [t('starts'), dates(round.startDate, 'moment')],
  ] as const
  const kind = isThreeWay(round.jackpotTypeID ?? 0) ? 'threeWay' : 'scores'
  return (
    <>
      <div>
        {round.name && <h2 className="text-lg font-semibold wrap-anywhere">{round.name}</h2>}
        {round.matches ? <p className="text-sm text-muted">{t(kind, { count: String(round.matches) })}</p> : null}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([title, value], at) => (
          <div key={title} className="contents">
            <dt className="text-muted">{title}</dt>
            <dd className={at === 0 ? 'text-xl font-bold tabular-nums' : 'font-semibold tabular-nums'}>{value}</dd>
          </div>
        ))}
      </dl>
      {round.closesAt && <p className="text-sm text-muted">{t('closes', { at: dates(round.closesAt, 'moment') })}</p>}
    </>
  )
}

function OneRound({ id }: { id: number }) {
  const t = useTranslations('jackpot')
  const query = useRounds()
  if (query.isPending) return <Waiting />
  if (query.error) return <Failed query={query} text={t('failed')} />
  const round = query.data.find((one) => one.id === id)
  return (
    <>
      <ScreenLink className="min-h-11 content-center self-start font-semibold text-link" to="/ManualJackpot">
        {t('back')}
      </ScreenLink>
      {round ? (
        <>
          <Card className="flex flex-col gap-3">
            <RoundHead round={round} />
          </Card>
          {round.rules && (
            <Disclosure title={t('rules')}>
              <RoundRules round={round} />
            </Disclosure>
          )}
          <RoundSlip key={id} round={round} />
        </>
      ) : (
        <EmptyState title={t('none')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      )}
    </>
  )
}
