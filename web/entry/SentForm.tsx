/** A form that is sent: its own rules instead of the browser's, one column, how the last try ended, and the button. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import type { ReactNode, SyntheticEvent } from 'react'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'

/** `lost`: nobody knows whether it arrived. `refused`: statuses, which are shown as their texts. `own`: words as they are. */
export type Answer = 'done' | 'lost' | { readonly refused: readonly string[] } | { readonly own: string }

/** What this needs of a form of react-hook-form and of our own smaller one. */
interface Form<V> {
  readonly formState: { readonly isSubmitting: boolean }
  clearErrors(): void
  handleSubmit(run: (values: V) => Promise<void>): (event: SyntheticEvent) => Promise<void>
}

type Props<V> = {
  form: Form<V>
  onSubmit: (values: V) => Promise<void>
  answer: Answer | null
  /** `lost` is wanted where an answer may be. */
  says: { readonly submit: string; readonly done?: string; readonly lost?: string }
  /** `secondary` where the page is about something else. */
  look?: 'primary' | 'secondary'
  /** The fields. */
  children: ReactNode
}

export function SentForm<V>({ form, onSubmit, answer, says, look = 'primary', children }: Props<V>) {
  const t = useTranslations('form')
  const { isSubmitting } = form.formState
  return (
    // Sent by a browser without our scripts it must not put a password into the address (server/site/plain-pages.ts answers).
    <form
      method="post"
      noValidate
      className="flex flex-col gap-3 sm:gap-4"
      onSubmit={(event) => {
        form.clearErrors()
        void form.handleSubmit(onSubmit)(event)
      }}
    >
      {children}
      {answer === 'done' && <Alert tone="success">{says.done}</Alert>}
      {answer !== null && answer !== 'done' && (
        <Alert tone="danger">
          <Problem answer={answer} lost={says.lost} />
        </Alert>
      )}
      <Button type="submit" variant={look} size="wide" busyLabel={isSubmitting ? t('sending') : undefined}>
        {says.submit}
      </Button>
    </form>
  )
}

function Problem({ answer, lost }: { answer: Exclude<Answer, 'done'>; lost: string | undefined }) {
  const statusText = useStatusText()
  if (answer === 'lost') return lost
  if ('own' in answer) return answer.own
  return answer.refused.map((status) => <p key={status}>{statusText(status)}</p>)
}
