/** Why a slip cannot be placed, before the tap. */
import { Alert } from '@uwanja/ui/Alert'
import { bound, type ToldReason } from './reasons.ts'
import { useSlipSaid } from './said.ts'

export function ReasonNote(props: ToldReason) {
  const { t, reasons } = useSlipSaid()
  return (
    <Alert tone="info">
      {reasons[props.reason]} {bound(props, t)}
    </Alert>
  )
}
