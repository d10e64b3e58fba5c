/** Questions about one payment or bet: asked with its reference, answered where it is shown (R70). */
import { Card } from '@uwanja/ui/Card'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { questionsAbout, type Asked } from './message-rules.ts'
import { useMessages } from './use-messages.ts'

type Props = {
  /** As support and the company know it. */
  reference: string
  what: Asked
}

export function AskAbout({ reference, what }: Props) {
  const t = useTranslations('askAbout')
  const { messages } = useMessages('sent')
  const questions = questionsAbout(messages, reference)
  return (
    <Card className="flex flex-col gap-3 print:hidden" aria-labelledby="ask-about">
      <h2 id="ask-about" className="text-lg font-semibold">
        {t(what)}
      </h2>
      {questions.map(({ id, messageText, answer }) => (
        <div key={id} className="flex flex-col gap-1 rounded-xl bg-raised p-3">
          <p className="break-words whitespace-pre-wrap">{messageText}</p>
          {answer?.messageText ? (
            <p className="border-l-2 border-line pl-3 break-words whitespace-pre-wrap">{answer.messageText}</p>
          ) : (
            <p className="text-sm text-muted">{t('waits')}</p>
          )}
        </div>
      ))}
      <ScreenLink
        to={`/Messages/NewMessage?${new URLSearchParams({ about: reference, what }).toString()}`}
        className={buttonVariant('secondary')}
      >
        {t('ask')}
      </ScreenLink>
    </Card>
  )
}
