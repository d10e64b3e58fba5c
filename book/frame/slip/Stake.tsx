/** How much: typed, stepped, all of it, or a free bet of the player's. */
import { AmountField } from '@uwanja/ui/AmountField'
import { Select } from '@uwanja/ui/Select'
import { fill } from '@uwanja/i18n/fill'
import type { bookMine } from '@uwanja/contract/book/mine'
import type { Reply } from '@uwanja/contract/wire/call'
import { useSaid } from '../texts.ts'
import { choose, useChoices, type Mode } from './choices.ts'
import { allOf, amountText, isShut, minorOf, stepsFor, typedOf, type Figures } from './figures.ts'
import { useSlipSaid } from './said.ts'

export type Wallet = Reply<typeof bookMine.wallet>
export type FreeBet = Wallet['freeBets'][number]

interface Props {
  readonly mode: Mode
  readonly figures: Figures | null
  readonly wallet: Wallet | null
  readonly freeBet: FreeBet | null
  readonly canBeFree: boolean
}

const rangeText = ({ leastUnit, mostUnit }: Figures, currency: string, text: string): string =>
  fill(text, { least: amountText(leastUnit, currency), most: amountText(mostUnit, currency) })

export function Stake({ mode, figures, wallet, freeBet, canBeFree }: Props) {
  const { t } = useSlipSaid()
  const typed = useChoices((choices) => choices.stake)
  const currency = wallet?.currency ?? ''
  const lines = figures?.lines ?? 1
  const steps = figures ? stepsFor(figures.leastUnit * (mode === 'singles' ? 1 : lines)) : []
  const all = wallet && figures ? allOf(wallet.balance, lines, figures.mostUnit) : 0
  const quick = [
    ...steps.map((step) => ({ value: String(step), text: `+${typedOf(step)}` })),
    ...(all > 0 ? [{ value: 'all', text: t.all }] : []),
  ]
  const raise = (value: string) => {
    const unit = value === 'all' ? all : (minorOf(typed) ?? 0) + Number(value)
    choose({ stake: typedOf(unit) })
  }
  const label = lines > 1 ? (mode === 'singles' ? t.stakeEach : t.stakeLine) : t.stake
  return (
    <>
      {canBeFree && wallet !== null && wallet.freeBets.length > 0 && <FreeBets wallet={wallet} freeBet={freeBet} />}
      {!freeBet && (
        <AmountField
          label={label}
          currency={currency}
          value={typed}
          onChange={({ target }) => choose({ stake: target.value })}
          quick={quick}
          quickLabel={t.steps}
          onQuick={raise}
          {...(figures ? { hint: isShut(figures) ? t.shut : rangeText(figures, currency, t.range) } : {})}
        />
      )}
    </>
  )
}

function FreeBets({ wallet, freeBet }: { readonly wallet: Wallet; readonly freeBet: FreeBet | null }) {
  const { t } = useSlipSaid()
  const { locale } = useSaid()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return (
    <>
      <Select
        label={t.freeBet}
        value={freeBet?.id ?? ''}
        onChange={({ target }) => choose({ freeBet: target.value })}
        options={[
          { value: '', text: t.noFreeBet },
          ...wallet.freeBets.map(({ id, amount, endsAt }) => ({
            value: id,
            text: fill(t.freeBetOf, { amount: amountText(amount, wallet.currency), day: day.format(new Date(endsAt)) }),
          })),
        ]}
      />
      {freeBet && <p className="text-sm text-muted">{t.freeBetHelp}</p>}
    </>
  )
}
