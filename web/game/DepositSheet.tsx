/** A deposit over a game: the ways that are approved on the phone, begun and waited for here; the game goes on afterwards. */
import { cashier } from '@uwanja/contract/site/cashier'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Suspense } from 'react'
import { ask } from '../ask.ts'
import { DEPOSIT_FLOWS, DEPOSIT_METHODS, type DepositName } from '../deposit/methods.ts'
import { waitingMethod } from '../deposit/waiting-payment.ts'
import { Failed } from '../Failed.tsx'
import { jurisdiction } from '../jurisdiction.ts'
import { shownMethods, type Shown } from '../payment/method-rules.ts'
import { useQuery } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'

/** What stays on this page until it is paid: the request goes to the player's phone. */
const isFast = ({ viewName, own }: Shown<DepositName>) =>
  own ? own.flow === 'push' : viewName === 'FastHubPayBillDeposit'

export function DepositSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('game')
  return (
    <Dialog title={t('deposit')} closeLabel={t('resume')} onClose={onClose}>
      <Fast />
      <Button size="wide" onClick={onClose}>
        {t('resume')}
      </Button>
      {/* Beside the game, which stays. */}
      <a href="/deposit" target="_blank" rel="noreferrer" className={buttonVariant('quiet')}>
        {t('others')}
      </a>
    </Dialog>
  )
}

function Fast() {
  const t = useTranslations('money')
  const tg = useTranslations('game')
  const user = useSession((session) => session.user)
  const query = useQuery({
    queryKey: ['deposit-methods'],
    queryFn: ({ signal }) => ask(cashier.getDepositMethods, {}, signal),
  })
  if (query.isPending) return <Skeleton className="h-44 rounded-2xl" />
  if (query.error) return <Failed query={query} text={t('failed')} />
  const player = { rankId: user?.user.rankId ?? 0, currency: user?.user.currency ?? jurisdiction.currency }
  const methods = shownMethods(query.data, { known: DEPOSIT_METHODS, flows: DEPOSIT_FLOWS }, player).filter(isFast)
  // One that waits is met again.
  const waiting = waitingMethod(user?.user.userName ?? '')
  const method = methods.find(({ viewName }) => viewName === waiting) ?? methods[0]
  if (!method) return <p className="text-sm">{tg('noFast')}</p>
  const Form = method.own ? DEPOSIT_FLOWS[method.own.flow]! : DEPOSIT_METHODS[method.viewName].Form
  return (
    <>
      <p className="text-sm text-muted">{tg('depositText')}</p>
      <Suspense fallback={<Skeleton className="h-44 rounded-2xl" />}>
        <Form method={method} />
      </Suspense>
    </>
  )
}
