/** One bet whole: legs with odds, scores and results, all that moved for it, and the rules in force; to print and to pass on. */
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { RefusedError } from '../ask.ts'
import { Failed } from '../Failed.tsx'
import { AskAbout } from '../messages/AskAbout.tsx'
import { moneyText } from '../money-text.ts'
import { CopyButton } from '../shell/CopyButton.tsx'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useTypeText } from './use-type-text.ts'
import { BetMovements } from './BetMovements.tsx'
import { BoostLine } from './BoostLine.tsx'
import { BetState } from './BetState.tsx'
import { BetLegs } from './BetLegs.tsx'
import { BetRules } from './BetRules.tsx'
import { brandOf, oddsText, sharedText } from './bets-rules.ts'
import { type BetWhole, useBet } from './use-bets.ts'

export function BetReceipt({ betId, company }: { betId: string; company: string }) {
  const t = useTranslations('bets')
  const query = useBet(betId, company)
  const isUnknown = query.error instanceof RefusedError && query.error.status === 'BET_NOT_FOUND'
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4" data-print>
      <ScreenLink to="/bets?" className="min-h-11 content-center self-start underline print:hidden">
        {t('back')}
      </ScreenLink>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('receipt')}</h1>
      {query.isPending ? (
        <>
          <Skeleton className="h-56 rounded-2xl" />
          <Skeleton className="h-40 rounded-2xl" />
        </>
      ) : isUnknown ? (
        <p>{t('unknown')}</p>
      ) : query.error || !query.data ? (
        <Failed query={query} text={t('failed')}>
          <p>{t('failedText')}</p>
        </Failed>
      ) : (
        <Whole bet={query.data} />
      )}
    </div>
  )
}

type Fact = readonly [name: string, value: string]

function useFacts(bet: BetWhole): readonly Fact[] {
  const t = useTranslations('bets')
  const dates = useDates()
  const typeText = useTypeText()
  const amount = (raw: unknown) => `${moneyText(raw)} ${bet.currency ?? ''}`
  const isOne = (bet.lines ?? 1) === 1
  return [
    [t('number'), bet.betId ?? ''],
    [t('company'), `${brandOf(bet.company ?? '')} · ${typeText(bet.type)}`],
    [t('placed'), dates(bet.placedAt, 'moment')],
    ...(bet.settledAt ? [[t('settled'), dates(bet.settledAt, 'moment')] as const] : []),
    [t('stake'), `${amount(bet.stake)}${bet.isFree ? ` (${t('free')})` : ''}`],
    ...(isOne ? [] : [[t('lines'), `${String(bet.lines)} × ${amount(bet.unit)}`] as const]),
    ...(bet.price ? [[t('odds'), oddsText(bet.price)] as const] : []),
    [t('most'), amount(bet.potentialWin)],
    ...(bet.status === 'open' && !bet.payout ? [] : [[t('payout'), amount(bet.payout)] as const]),
    ...(bet.bonus ? [[t('bonus'), amount(bet.bonus)] as const] : []),
    ...(bet.returned ? [[t('returned'), amount(bet.returned)] as const] : []),
    ...(bet.bookingCode ? [[t('code'), bet.bookingCode] as const] : []),
  ]
}

function Whole({ bet }: { bet: BetWhole }) {
  const t = useTranslations('bets')
  const facts = useFacts(bet)
  return (
    <>
      <Card className="flex flex-col gap-3">
        <p>
          <BetState status={bet.status} />
        </p>
        <BoostLine betId={bet.betId ?? ''} company={bet.company ?? ''} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 text-right font-semibold wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <BetLegs legs={bet.legs ?? []} />
      <BetMovements movements={bet.movements ?? []} currency={bet.currency ?? ''} />
      <BetRules rules={bet.rules ?? {}} />
      <div className="grid grid-cols-2 gap-2 print:hidden">
        <Button variant="primary" size="large" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <CopyButton by="share" size="large" text={textOf(bet, facts)} label={t('share')} done={t('copied')} />
      </div>
      {bet.betId && <AskAbout reference={bet.betId} what="bet" />}
    </>
  )
}

function textOf(bet: BetWhole, facts: readonly Fact[]): string {
  const legs = (bet.legs ?? []).flatMap((leg) =>
    (leg?.selections ?? []).map((one) => ({
      event: one?.event ?? '',
      pick: one?.pick ?? '',
      odds: oddsText(leg?.odds),
    })),
  )
  return sharedText({ legs, facts: facts.map(([name, value]) => `${name}: ${value}`) })
}
