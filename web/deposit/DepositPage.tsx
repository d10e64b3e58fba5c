/** Deposit: the methods that the server offers, and the card about taking money out (D01, D03). */
import { cashier } from '@uwanja/contract/site/cashier'
import { Disclosure } from '@uwanja/ui/Disclosure'
import { Suspense } from 'react'
import { ask } from '../ask.ts'
import { BonusCard } from '../bonus/BonusCard.tsx'
import { useBonusKnown } from '../bonus/use-bonuses.ts'
import { HoldNotice } from '../hold/HoldNotice.tsx'
import { jurisdiction } from '../jurisdiction.ts'
import { late } from '../missing/late.ts'
import { MethodFacts } from '../payment/MethodFacts.tsx'
import { MethodForm } from '../payment/MethodForm.tsx'
import { MethodList } from '../payment/MethodList.tsx'
import { MethodsOnTheWay } from '../payment/MethodsOnTheWay.tsx'
import { MoneyPage } from '../payment/MoneyPage.tsx'
import { shownMethods, type Shown } from '../payment/method-rules.ts'
import { useNoticePlace, usePassed } from '../payment/notice-place.ts'
import { LimitsLine } from '../protection/LimitsLine.tsx'
import { LimitsOffer } from '../protection/LimitsOffer.tsx'
import { restrictionOf } from '../protection/own-rules.ts'
import { useRules } from '../protection/use-rules.ts'
import { useQuery } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { FindDeposit } from './FindDeposit.tsx'
import { DEPOSIT_FLOWS, DEPOSIT_METHODS, type DepositName } from './methods.ts'
import { waitingMethod } from './waiting-payment.ts'

const MOST_WAIT_MS = 3_000
const ON_THE_WAY = { isPending: true, error: null, refetch: () => undefined }

const MethodMark = late(async () => (await import('../payment/MethodMark.tsx')).MethodMark)
const TroubleNote = late(async () => (await import('../payment/TroubleNote.tsx')).TroubleNote)
const WithdrawCard = late(async () => (await import('./WithdrawCard.tsx')).WithdrawCard)
const RestrictionNotice = late(async () => (await import('../protection/RestrictionNotice.tsx')).RestrictionNotice)

/** The bonus stands above the methods, so they wait a little for it: what comes later stands below and pushes nothing away. */
function useBonusPlace(query: { readonly isPending: boolean }) {
  const isBonusKnown = useBonusKnown()
  const areAllThere = usePassed(MOST_WAIT_MS) || isBonusKnown
  const areMethodsShown = !query.isPending && areAllThere
  return { areAllThere, bonusPlace: useNoticePlace({ isNoticeThere: isBonusKnown, areMethodsShown }) }
}

export function DepositPage() {
  const t = useTranslations()
  const user = useSession((session) => session.user)
  const query = useQuery({
    queryKey: ['deposit-methods'],
    queryFn: ({ signal }) => ask(cashier.getDepositMethods, {}, signal),
  })
  const player = { rankId: user?.user.rankId ?? 0, currency: user?.user.currency ?? jurisdiction.currency }
  const methods = shownMethods(query.data, { known: DEPOSIT_METHODS, flows: DEPOSIT_FLOWS }, player)
  const nameOf = (method: Shown<DepositName>) =>
    method.own ? method.own.name : t(`deposit.methods.${method.viewName}.name`)

  // A payment that was waiting when the page was left or reloaded is met again at once.
  const waiting = waitingMethod(user?.user.userName ?? '')
  const first = methods.find(({ viewName }) => viewName === waiting)?.viewName ?? methods[0]?.viewName

  const { areAllThere, bonusPlace } = useBonusPlace(query)
  const areMethodsShown = !query.isPending && areAllThere
  const rules = useRules()?.data
  const place = useNoticePlace({ isNoticeThere: Boolean(rules), areMethodsShown })
  const notices = rules && (
    <>
      <HoldNotice />
      <LimitsOffer rules={rules} />
    </>
  )
  if (restrictionOf(rules))
    return (
      <MoneyPage tab="deposit">
        <HoldNotice />
        <Suspense>
          <RestrictionNotice rules={rules} place="elsewhere" />
        </Suspense>
      </MoneyPage>
    )
  return (
    <MoneyPage tab="deposit">
      {place === 'above' && notices}
      <Suspense fallback={<MethodsOnTheWay />}>
        <MethodList query={areAllThere ? query : ON_THE_WAY} count={methods.length}>
          {bonusPlace === 'above' && <BonusCard />}
          <div id="methods" className="flex flex-col gap-3 sm:gap-4">
            {methods.map((method) => (
              <MethodCard
                key={method.viewName}
                method={method}
                others={methods}
                nameOf={nameOf}
                startsOpen={method.viewName === first}
              />
            ))}
          </div>
        </MethodList>
        {/* Not before the methods are there: they would push it down. */}
        {areMethodsShown && (
          <>
            {place === 'below' && notices}
            {rules && <LimitsLine rules={rules} />}
            {bonusPlace === 'below' && <BonusCard />}
            <FindDeposit />
            <Suspense>
              <WithdrawCard />
            </Suspense>
          </>
        )}
      </Suspense>
    </MoneyPage>
  )
}

type CardProps = {
  method: Shown<DepositName>
  others: readonly Shown<DepositName>[]
  nameOf: (method: Shown<DepositName>) => string
  startsOpen: boolean
}

function MethodCard({ method, others, nameOf, startsOpen }: CardProps) {
  const Form = method.own ? DEPOSIT_FLOWS[method.own.flow]! : DEPOSIT_METHODS[method.viewName].Form
  return (
    <Disclosure
      title={
        <span className="flex items-center gap-3">
          {/* Its box is there before it is. */}
          <span className="size-9 shrink-0">
            <Suspense>
              <MethodMark viewName={method.viewName} flow={method.own?.flow} />
            </Suspense>
          </span>
          {nameOf(method)}
        </span>
      }
      summary={<MethodFacts currency={method.currency} limits={method.limits} />}
      startsOpen={startsOpen}
    >
      {method.trouble !== null && <TroubleNote method={method} others={others} nameOf={nameOf} />}
      <MethodForm startsOpen={startsOpen}>
        <Form method={method} />
      </MethodForm>
    </Disclosure>
  )
}
