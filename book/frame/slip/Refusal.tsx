/** Why a slip was not placed, in the player's words, and whether money moved. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import type { Reason, PlayerLimits } from '@uwanja/contract/book/bets'
import { tell } from '../host.ts'
import { bound, type ToldReason } from './reasons.ts'
import { useSlipSaid } from './said.ts'

const figuresIn = (told: PlayerLimits | null): ToldReason['figures'] =>
  told && (told.leastUnit !== undefined || told.mostUnit !== undefined)
    ? { leastUnit: told.leastUnit ?? 0, mostUnit: told.mostUnit ?? 0 }
    : null

/** After it: nothing stands, and the player knows where their money is. */
export function Refusal({ reason, told, currency }: { reason: Reason; told: PlayerLimits | null; currency: string }) {
  const { t, reasons } = useSlipSaid()
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="danger">
        <p>
          {reasons[reason]} {bound({ reason, figures: figuresIn(told), currency }, t)}
        </p>
        {/* Of a wallet that said nothing nobody knows it yet, and its own text says so. */}
        {reason !== 'WALLET_SILENT' && <p className="mt-1 text-sm">{t.nothingMoved}</p>}
      </Alert>
      {reason === 'NOT_ENOUGH_MONEY' && (
        <Button variant="primary" size="wide" onClick={() => tell('goToDeposit')}>
          {t.deposit}
        </Button>
      )}
      {reason === 'SESSION_ENDED' && (
        <Button variant="primary" size="wide" onClick={() => tell('goToLogin')}>
          {t.login}
        </Button>
      )}
    </div>
  )
}
