/** A hold on the account: why, what is asked, by when, the money at stake, and the player's answer (ours). */
import type { Reply } from '@uwanja/contract/wire/call'
import { protection } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { TextArea } from '@uwanja/ui/TextArea'
import { Suspense, useState, type SyntheticEvent } from 'react'
import { ask } from '../ask.ts'
import { late } from '../missing/late.ts'
import { moneyText } from '../money-text.ts'
import { queries, useQuery } from '../queries.ts'
import { send, type Loose } from '../send.ts'
import { useDates } from '../texts/use-dates.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useHoldTexts } from './use-hold-texts.ts'

type Holds = NonNullable<Loose<Reply<typeof protection.getHolds>>>
type Hold = NonNullable<NonNullable<Holds['holds']>[number]>
type Picture = NonNullable<NonNullable<Hold['pictures']>[number]>

const KEY = 'holds'
const askAnew = () => queries.invalidateQueries({ queryKey: [KEY] })

/** Few holds ask for a photo. */
const HoldPictures = late(async () => (await import('./HoldPictures.tsx')).HoldPictures)

export function HoldPage() {
  const t = useTranslations()
  const query = useQuery({ queryKey: [KEY], queryFn: ({ signal }) => ask(protection.getHolds, {}, signal) })
  const holds = query.data?.holds?.filter((hold): hold is Hold => Boolean(hold)) ?? []
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('hold.title')}</h1>
      {query.isPending && <Skeleton className="h-72 rounded-2xl" />}
      {query.error && (
        <Alert tone="danger">
          <p>{t('hold.failed')}</p>
          <Button className="mt-3" onClick={() => void query.refetch()}>
            {t('form.retry')}
          </Button>
        </Alert>
      )}
      {query.data && holds.length === 0 && <EmptyState title={t('hold.none')} />}
      {query.data && holds.some((hold) => !hold.liftedAt) && <AtStake holds={query.data} />}
      {holds.map((hold) => (
        <OneHold key={hold.id} hold={hold} />
      ))}
    </div>
  )
}

function AtStake({ holds: { cash, bonus, held, currency } }: { holds: Holds }) {
  const t = useTranslations('hold')
  const amounts = [
    [t('cash'), cash],
    [t('bonus'), bonus],
    [t('held'), held],
  ] as const
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('atStake')}</h2>
      <p className="text-muted">{t('safe')}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {amounts.map(([name, amount]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold tabular-nums">
              {moneyText(amount ?? 0)} {currency}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function OneHold({ hold }: { hold: Hold }) {
  const t = useTranslations('hold')
  const dates = useDates()
  const { reasonText, blocksText, dayText } = useHoldTexts()
  const stands = !hold.liftedAt
  return (
    <Card aria-label={reasonText(hold.reason)} className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">{reasonText(hold.reason)}</h2>
        <p className="text-muted">
          {stands ? blocksText(hold) : t('lifted', { moment: dates(hold.liftedAt, 'moment') })}
        </p>
      </div>
      <div>
        <h3 className="text-sm font-semibold text-muted">{t('asked')}</h3>
        <p className="break-words whitespace-pre-wrap">{hold.asks}</p>
      </div>
      {stands && hold.dueOn && <p className="font-semibold">{t('until', { day: dayText(hold.dueOn) })}</p>}
      {hold.id && (hold.documents?.length ?? 0) > 0 && (
        <Suspense fallback={<Skeleton className="h-40 rounded-2xl" />}>
          <HoldPictures
            holdId={hold.id}
            stands={stands}
            documents={hold.documents ?? []}
            pictures={hold.pictures?.filter((one): one is Picture => Boolean(one)) ?? []}
            onSent={askAnew}
          />
        </Suspense>
      )}
      {(hold.answers?.length ?? 0) > 0 && <h3 className="text-sm font-semibold text-muted">{t('yourAnswers')}</h3>}
      <ul className="flex flex-col gap-2">
        {hold.answers?.map((answer, at) => (
          <li key={at} className="rounded-xl bg-raised p-3">
            <p className="break-words whitespace-pre-wrap">{answer?.body}</p>
            <p className="mt-1 text-sm text-muted">{dates(answer?.at, 'moment')}</p>
          </li>
        ))}
      </ul>
      {stands && hold.id && <AnswerForm id={hold.id} variant={hold.documents?.length ? 'secondary' : 'primary'} />}
    </Card>
  )
}

/** @param variant Where a photo is asked for, sending it is what the page is for. */
function AnswerForm({ id, variant }: { id: string; variant: 'primary' | 'secondary' }) {
  const t = useTranslations()
  const statusText = useStatusText()
  const [body, setBody] = useState('')
  const [state, setState] = useState<'open' | 'working' | 'sent'>('open')
  const [problem, setProblem] = useState<string | null>(null)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (body.trim() === '') return setProblem(statusText('message.please_fill_the_field'))
    setState('working')
    setProblem(null)
    const outcome = await send(protection.answerHold, { id, body }).catch(() => null)
    setState(outcome?.ok ? 'sent' : 'open')
    if (!outcome?.ok) return setProblem(outcome ? statusText(outcome.status) : t('messages.sendLost'))
    setBody('')
    await askAnew()
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('hold.answer')}
        hint={t('hold.answerHint')}
        rows={4}
        maxLength={2000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {state === 'sent' && <Alert tone="success">{t('hold.sent')}</Alert>}
      <Button
        type="submit"
        variant={variant}
        size="wide"
        busyLabel={state === 'working' ? t('form.sending') : undefined}
      >
        {t('hold.send')}
      </Button>
    </form>
  )
}
