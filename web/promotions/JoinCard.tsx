/** How this player stands with a promotion that gives something, and the one press that joins it. */
import { bonus } from '@uwanja/contract/site/bonus'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useState } from 'react'
import { BONUSES_KEY } from '../bonus/use-bonuses.ts'
import { moneyText } from '../money-text.ts'
import { queries } from '../queries.ts'
import { send } from '../send.ts'
import { useSession } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { STANDING_KEY, useStanding, type Details } from './use-promotions.ts'

export function JoinCard({ id, details }: { id: number; details: Details }) {
  const t = useTranslations('promotions')
  const user = useSession((session) => session.user)
  const { isThere, standing } = useStanding(id)
  // Only a server of ours says what a promotion gives; its calls are asked for when somebody has logged in.
  if (!details.gives) return null
  if (!user)
    return (
      <ScreenLink className={buttonVariant('primary', 'large')} to="/login">
        {t('logIn')}
      </ScreenLink>
    )
  if (!isThere || !standing?.state) return null
  const { state, given, currency } = standing
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-semibold">{t(`state.${state}`)}</p>
      {Number(given) > 0 && <p>{t('given', { amount: moneyText(given), currency: currency ?? '' })}</p>}
      <Progress {...standing} />
      {state === 'open' && <JoinButton id={id} />}
      {state === 'joined' && details.gives.base !== 'joining' && (
        <ScreenLink className={buttonVariant('primary')} to="/deposit">
          {t('deposit')}
        </ScreenLink>
      )}
    </Card>
  )
}

type Standing = NonNullable<ReturnType<typeof useStanding>['standing']>

function Progress({ wagered, required, currency }: Standing) {
  const t = useTranslations('promotions')
  if (wagered === null || wagered === undefined || !required) return null
  const words = t('staked', { wagered: moneyText(wagered), required: moneyText(required), currency: currency ?? '' })
  return (
    <>
      <progress className="h-3 w-full accent-win" value={Math.min(1, wagered / required)} max={1} aria-label={words} />
      <p className="text-sm text-muted tabular-nums">{words}</p>
    </>
  )
}

function JoinButton({ id }: { id: number }) {
  const t = useTranslations('promotions')
  const statusText = useStatusText()
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function press(): Promise<void> {
    setRunning(true)
    setProblem(null)
    try {
      const outcome = await send(bonus.joinPromotion, { PromotionID: id })
      if (!outcome.ok) setProblem(statusText(`message.${outcome.status}`))
      await Promise.all([STANDING_KEY, BONUSES_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })))
    } catch (error) {
      setProblem(t('lost'))
      throw error
    } finally {
      setRunning(false)
    }
  }

  return (
    <>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <Button variant="primary" onClick={() => void press()} busyLabel={running ? t('joining') : undefined}>
        {t('join')}
      </Button>
    </>
  )
}
