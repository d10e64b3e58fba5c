/** Withdraw: the pending order, the balance, and the methods that the server offers (W01, W07). */
import { Disclosure } from '@uwanja/ui/Disclosure'
import { Suspense, useState } from 'react'
import { BonusWarning } from '../bonus/BonusWarning.tsx'
import { useBonusQuery } from '../bonus/use-bonuses.ts'
import { HoldNotice } from '../hold/HoldNotice.tsx'
import { jurisdiction } from '../jurisdiction.ts'
import { MethodFacts } from '../payment/MethodFacts.tsx'
import { MethodForm } from '../payment/MethodForm.tsx'
import { MethodList } from '../payment/MethodList.tsx'
import { MethodMark } from '../payment/MethodMark.tsx'
import { MethodsOnTheWay } from '../payment/MethodsOnTheWay.tsx'
import { MoneyPage } from '../payment/MoneyPage.tsx'
import { PaymentPanel } from '../payment/PaymentPanel.tsx'
import { shownMethods } from '../payment/method-rules.ts'
import { useNoticePlace } from '../payment/notice-place.ts'
import { useRules } from '../protection/use-rules.ts'
import { useQuery } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { AskDetails } from './AskDetails.tsx'
import { WITHDRAW_FLOWS, WITHDRAW_METHODS } from './methods.ts'
import { PendingOrder } from './PendingOrder.tsx'
import { withdrawMethods } from './use-available.ts'
import { late } from '../missing/late.ts'

// Last on the page, because it is known late: it moves nothing.
const PushOffer = late(async () => (await import('../push/PushOffer.tsx')).PushOffer)

export function WithdrawPage() {
  const t = useTranslations()
  const user = useSession((session) => session.user)
  const order = useSession((session) => session.order)
  const isOrderKnown = useSession((session) => session.isOrderKnown)
  // The order that was pending here: once it is no longer, the page says how it ended.
  const [followed, setFollowed] = useState<string | null>(null)
  if (order?.id && order.id !== followed) setFollowed(order.id)
  const query = useQuery(withdrawMethods)
  // What taking money out costs is said before anybody can, and an order that is under way stands above them: the methods
  // wait for both, as long as they are on their way.
  const bonuses = useBonusQuery()
  const isPending = query.isPending || bonuses.isLoading || !isOrderKnown
  const holdPlace = useNoticePlace({ isNoticeThere: Boolean(useRules()?.data), areMethodsShown: !isPending })
  const bonusPlace = useNoticePlace({ isNoticeThere: bonuses.data !== undefined, areMethodsShown: !isPending })
  const currency = user?.user.currency ?? jurisdiction.currency
  const pages = { known: WITHDRAW_METHODS, flows: WITHDRAW_FLOWS }
  const methods = shownMethods(query.data, pages, { rankId: user?.user.rankId ?? 0, currency })

  return (
    <MoneyPage tab="withdraw">
      <AskDetails />
      {holdPlace === 'above' && <HoldNotice />}
      <p className="flex items-baseline justify-between gap-3 rounded-xl bg-raised px-4 py-3">
        <span className="text-sm text-muted">{t('money.available')}</span>
        <span className="text-lg font-bold tabular-nums">
          {user?.balanceInfo.totalBalance} <span className="text-sm font-medium text-muted">{currency}</span>
        </span>
      </p>
      {!order && bonusPlace === 'above' && <BonusWarning />}
      {order && <PendingOrder order={order} currency={currency} />}
      {!order && followed !== null && (
        <PaymentPanel id={followed} intro={null}>
          {null}
        </PaymentPanel>
      )}
      <Suspense fallback={<MethodsOnTheWay />}>
        <MethodList query={{ isPending, error: query.error, refetch: query.refetch }} count={methods.length}>
          {methods.map((method, at) => {
            const Form = method.own ? WITHDRAW_FLOWS[method.own.flow]! : WITHDRAW_METHODS[method.viewName].Form
            return (
              <Disclosure
                key={method.viewName}
                title={
                  <span className="flex items-center gap-3">
                    <MethodMark viewName={method.viewName} flow={method.own?.flow} />
                    {method.own ? method.own.name : t(`withdraw.methods.${method.viewName}.name`)}
                  </span>
                }
                summary={<MethodFacts currency={method.currency} limits={method.limits} />}
                startsOpen={at === 0}
              >
                <MethodForm startsOpen={at === 0}>
                  <Form method={method} />
                </MethodForm>
              </Disclosure>
            )
          })}
        </MethodList>
      </Suspense>
      {!order && bonusPlace === 'below' && <BonusWarning />}
      {holdPlace === 'below' && <HoldNotice />}
      {order && (
        <Suspense fallback={null}>
          <PushOffer awaits="withdrawal" />
        </Suspense>
      )}
    </MoneyPage>
  )
}
