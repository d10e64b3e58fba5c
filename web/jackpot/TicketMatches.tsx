/** The matches of one ticket with what was chosen, and its receipt, proven in this browser against the published number. */
import { Alert } from '@uwanja/ui/Alert'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { isInTree, type Step } from '@uwanja/contract/fair/ticket-tree'
import { isThreeWay } from '@uwanja/contract/site/jackpot'
import { useEffect, useState } from 'react'
import { Failed } from '../Failed.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { MatchHead } from './MatchHead.tsx'
import { useTicketEvents } from './use-jackpots.ts'

export function TicketMatches({ id, jackpotTypeID }: { id: number; jackpotTypeID: number }) {
  const t = useTranslations('jackpot')
  const query = useTicketEvents(id)
  if (query.isPending) return <Skeleton className="h-40" />
  if (query.error) return <Failed query={query} text={t('failed')} />
  const events = (query.data?.events ?? []).filter((one) => one !== null && one !== undefined)
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col gap-3">
        {events.map((event) => (
          <li key={event.id} className="flex flex-col gap-1">
            <MatchHead match={event} />
            <Chosen event={event} isThree={isThreeWay(jackpotTypeID)} />
          </li>
        ))}
      </ol>
      {query.data?.receipt && <Receipt receipt={query.data.receipt} />}
    </div>
  )
}

type Data = NonNullable<ReturnType<typeof useTicketEvents>['data']>
type Event = NonNullable<NonNullable<Data['events']>[number]>

const WAYS = ['home', 'draw', 'away'] as const

function Chosen({ event, isThree }: { event: Event; isThree: boolean }) {
  const t = useTranslations('jackpot')
  const { pick, isRight } = event
  const score = `${String(pick?.participant1Score ?? '')}:${String(pick?.participant2Score ?? '')}`
  const word = isThree ? t(WAYS[(pick?.choiceId ?? 1) - 1] ?? 'home') : score
  const mark = isRight === true ? t('isRight') : isRight === false ? t('isWrong') : null
  return (
    <p className="text-sm">
      {t(pick?.by === 'draw' ? 'drawn' : 'yours', { pick: word })}
      {mark !== null && <strong className={isRight === true ? 'ml-2 text-win' : 'ml-2 text-loss'}>{mark}</strong>}
    </p>
  )
}

type ReceiptData = NonNullable<Data['receipt']>

/** Null: not known yet, or nothing is published. */
function useProof({ number, at, choices, salt, root, path }: ReceiptData): boolean | null {
  const [isProven, setProven] = useState<boolean | null>(null)
  useEffect(() => {
    if (!root) return undefined
    let isShown = true
    const line = { number: number ?? 0, at: at ?? '', choices: choices ?? '', salt: salt ?? '' }
    const steps = (path ?? []).filter((step): step is Step => step?.digest !== undefined && step.side !== undefined)
    void isInTree(line, steps, root).then((isIn) => isShown && setProven(isIn))
    return () => void (isShown = false)
  }, [number, at, choices, salt, root, path])
  return isProven
}

function Receipt({ receipt }: { receipt: ReceiptData }) {
  const t = useTranslations('jackpot')
  const isProven = useProof(receipt)
  const facts = [
    [t('choices'), receipt.choices],
    [t('salt'), receipt.salt],
    [t('root'), receipt.root || t('notYet')],
  ] as const
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('receipt')}</h3>
      <p className="text-sm text-muted">{t('receiptText')}</p>
      <dl className="flex flex-col gap-1 text-xs">
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt className="text-muted">{title}</dt>
            <dd className="font-mono wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isProven !== null && (
        <Alert tone={isProven ? 'success' : 'danger'}>{t(isProven ? 'proven' : 'notProven')}</Alert>
      )}
    </section>
  )
}
