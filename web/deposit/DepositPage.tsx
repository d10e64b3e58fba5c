/** Deposit: the methods that the server offers, and the card about taking money out (D01, D03). */
import { cashier } from '@uwanja/contract/site/cashier'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { Card } from '@uwanja/ui/Card'
import { Disclosure } from '@uwanja/ui/Disclosure'
import { Suspense } from 'react'
import { ask } from '../ask.ts'
import { BonusCard } from '../bonus/BonusCard.tsx'
import { HoldNotice } from '../hold/HoldNotice.tsx'
import { jurisdiction } from '../jurisdiction.ts'
import { late } from '../missing/late.ts'
import { MethodFacts } from '../payment/MethodFacts.tsx'
import { MethodForm } from '../payment/MethodForm.tsx'
import { MethodList } from '../payment/MethodList.tsx'
import { MethodsOnTheWay } from '../payment/MethodsOnTheWay.tsx'
import { MoneyPage } from '../payment/MoneyPage.tsx'
import { shownMethods, type Shown } from '../payment/method-rules.ts'
import { useNoticePlace } from '../payment/notice-place.ts'
import { TroubleNote } from '../payment/TroubleNote.tsx'
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

const RestrictionNotice = late(async () => (await import('../protection/RestrictionNotice.tsx')).RestrictionNotice)

export function DepositPage() {
  const t = useTranslations()
  const { user } = useSession()
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

  const rules = useRules()?.data
  const place = useNoticePlace({ isNoticeThere: Boolean(rules), areMethodsShown: !query.isPending })
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
        <MethodList query={query} count={methods.length}>
          {methods.map((method) => {
            const Form = method.own ? DEPOSIT_FLOWS[method.own.flow]! : DEPOSIT_METHODS[method.viewName].Form
            return (
              <Disclosure
                key={method.viewName}
                title={nameOf(method)}
                summary={<MethodFacts currency={method.currency} limits={method.limits} />}
                startsOpen={method.viewName === first}
              >
                <TroubleNote method={method} others={methods} nameOf={nameOf} />
                <MethodForm startsOpen={method.viewName === first}>
                  <Form method={method} />
                </MethodForm>
              </Disclosure>
            )
          })}
        </MethodList>
        {/* Not before the methods are there: they would push it down. */}
        {!query.isPending && (
          <>
            {place === 'below' && notices}
            {rules && <LimitsLine rules={rules} />}
            <BonusCard />
            <FindDeposit />
            <WithdrawCard />
          </>
        )}
      </Suspense>
    </MoneyPage>
  )
}

/** What taking the money out again will be like, before any is paid in. */
function WithdrawCard() {
  const t = useTranslations('deposit')
  return (
    <Card className="flex flex-col gap-3" aria-labelledby="withdraw-card">
      <div>
        <h2 id="withdraw-card" className="text-lg font-semibold">
          {t('withdrawCard')}
        </h2>
        <p className="text-sm text-muted">{t('withdrawCardText')}</p>
      </div>
      <MethodFacts
        currency={jurisdiction.currency}
        limits={{ min: CONSTANTS.staticWithdrawMin, max: CONSTANTS.staticWithdrawMax }}
      />
    </Card>
  )
}
