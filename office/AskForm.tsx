/** A form of the office: its fields, what was refused, and the one button that sends it. Values are react-hook-form's. */
import type { ReactNode, SyntheticEvent } from 'react'
import { Button } from '@uwanja/ui/Button'
import type { useDoing } from './ask.ts'
import { RefusedAlert } from './RefusedAlert.tsx'
import { useSpeech } from './speech.ts'

interface Props {
  /** As `handleSubmit` of the form gives it. */
  readonly onSubmit: (event: SyntheticEvent) => Promise<void>
  readonly doing: Pick<ReturnType<typeof useDoing>, 'isBusy' | 'refused'>
  /** What the button says. */
  readonly says: string
  readonly variant?: 'primary' | 'danger'
  readonly children: ReactNode
}

export function AskForm({ onSubmit, doing, says, variant = 'primary', children }: Props) {
  const { texts } = useSpeech()
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => void onSubmit(event)}>
      {children}
      <RefusedAlert refused={doing.refused} />
      <Button type="submit" variant={variant} size="wide" busyLabel={doing.isBusy ? texts.loading : undefined}>
        {says}
      </Button>
    </form>
  )
}
