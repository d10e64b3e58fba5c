/** Writing to a department (U14). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { DEPARTMENTS, messages } from '@uwanja/contract/site/messages'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { TextArea } from '@uwanja/ui/TextArea'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { SentForm, type Answer } from '../entry/SentForm.tsx'
import { useEntry } from '../entry/use-entry.ts'
import { useHere } from '../place.ts'
import { send } from '../send.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { askedAbout, emptyFields, type NewMessage } from './message-rules.ts'

const EMPTY: NewMessage = { messageHeader: '', department: DEPARTMENTS[0], messageText: '' }

export function NewMessagePage() {
  const t = useTranslations()
  const statusText = useStatusText()
  const about = askedAbout(useHere().search)
  const header = about ? t(`askAbout.${about.what}Header`, { reference: about.reference }) : ''
  const form = useEntry<NewMessage>({ defaultValues: { ...EMPTY, messageHeader: header } })
  const { errors } = form.formState
  const [answer, setAnswer] = useState<Answer | null>(null)

  async function submit(values: NewMessage): Promise<void> {
    setAnswer(null)
    const empty = emptyFields(values)
    empty.forEach((name, at) => form.setError(name, { message: 'please_fill_the_field' }, { shouldFocus: at === 0 }))
    if (empty.length > 0) return
    const outcome = await send(messages.sendAdminMessage, values).catch(() => null)
    if (!outcome?.ok) return setAnswer(outcome ? { refused: [outcome.status] } : 'lost')
    form.reset()
    setAnswer('done')
  }

  const departments = DEPARTMENTS.map((value) => ({ value, text: t(`messages.departments.${value}`) }))
  const says = { submit: t('messages.send'), done: t('messages.sentDone'), lost: t('messages.sendLost') }
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-3 sm:gap-5">
      <div>
        <ScreenLink to="/Messages" className="-ml-1 inline-flex min-h-11 items-center gap-1 text-link">
          <ChevronLeft size={20} aria-hidden="true" />
          {t('messages.title')}
        </ScreenLink>
        <h1 className="text-2xl font-bold sm:text-3xl">{t('messages.write')}</h1>
        <p className="mt-1 text-muted">{t('messages.lead')}</p>
      </div>
      <SentForm form={form} onSubmit={submit} answer={answer} says={says}>
        <Select size="normal" label={t('messages.department')} options={departments} {...form.register('department')} />
        <Field
          label={t('messages.header')}
          maxLength={CONSTANTS.messageHeaderMaxLetters}
          error={errors.messageHeader && statusText(errors.messageHeader.message)}
          {...form.register('messageHeader')}
        />
        <TextArea
          label={t('messages.text')}
          rows={3}
          hint={t('messages.textHint', { count: String(CONSTANTS.messageTextMaxLetters) })}
          maxLength={CONSTANTS.messageTextMaxLetters}
          error={errors.messageText && statusText(errors.messageText.message)}
          {...form.register('messageText')}
        />
      </SentForm>
    </div>
  )
}
