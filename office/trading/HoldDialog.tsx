/** What a settlement that waits would pay, to the last movement, and the word of one of the two who let it go on. */
import { office } from '@uwanja/contract/operators/office'
import { Dialog } from '@uwanja/ui/Dialog'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { DryRunList } from './DryRunList.tsx'
import type { Hold } from './ResultsPart.tsx'

export function HoldDialog({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  if (!may('trading.settle'))
    return (
      <Dialog title={words.dryRun} closeLabel={texts.close} onClose={onClose}>
        <DryRun hold={hold} />
      </Dialog>
    )
  return (
    <WhyDialog
      row={office.agreeTradingHold}
      values={{ key: hold.key, facts: hold.facts }}
      title={words.dryRun}
      lead={words.agreeLead}
      confirm={words.agree}
      variant="danger"
      shown={({ agreed }) => <p>{agreed === 1 ? words.agreedFirst : words.agreedSecond}</p>}
      onClose={onClose}
    >
      <DryRun hold={hold} />
    </WhyDialog>
  )
}

function DryRun({ hold }: { hold: Hold }) {
  const asked = useOfficeQuery(office.tradingDryRun, { key: hold.key })
  return <OfficeQuery asked={asked}>{(tried) => <DryRunList tried={tried} />}</OfficeQuery>
}
