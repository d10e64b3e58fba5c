/** Writing to the house without an account, and the other ways to reach it (U08). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { email } from '@uwanja/contract/site/email'
import { DEPARTMENTS } from '@uwanja/contract/site/messages'
import { EmailField } from '@uwanja/ui/EmailField'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { TextArea } from '@uwanja/ui/TextArea'
import { useState } from 'react'
import { SentForm, type Answer } from '../entry/SentForm.tsx'
import { useEntry } from '../entry/use-entry.ts'
import { send } from '../send.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { problemsOf, toCall, type ContactForm } from './contact-rules.ts'
import { OtherWays } from './OtherWays.tsx'

const EMPTY: ContactForm = { senderName: '', senderEmail: '', department: '', body: '' }

export function ContactPage() {
  const t = useTranslations()
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4 sm:gap-6">
      <div>
        <h1 className="text-2xl font-bold sm:text-3xl">{t('contact.title')}</h1>
        <p className="mt-1 text-muted">{t('contact.lead')}</p>
      </div>
      <Form />
      <OtherWays />
    </div>
  )
}

function Form() {
  const t = useTranslations()
  const statusText = useStatusText()
  const form = useEntry<ContactForm>({ defaultValues: EMPTY })
  const { errors } = form.formState
  const [answer, setAnswer] = useState<Answer | null>(null)

  async function submit(values: ContactForm): Promise<void> {
    setAnswer(null)
    const problems = problemsOf(values)
    problems.forEach(
      ({ field, text }, at) =>
      form.setError(field, { message: text === 'contact.emailWrong' ? t(text) : statusText(text) }, { shouldFocus: at === 0 }), // oxfmt-ignore
    )
    if (problems.length > 0) return
    const outcome = await send(email.sendMail, toCall(values)).catch(() => null)
    if (!outcome?.ok) return setAnswer(outcome ? { refused: [outcome.status] } : 'lost')
    form.reset()
    setAnswer('done')
  }

  const departments = [
    { value: '', text: t('contact.chooseDepartment') },
    ...DEPARTMENTS.map((value) => ({ value, text: t(`messages.departments.${value}`) })),
  ]
  const says = { submit: t('contact.send'), done: t('contact.sent'), lost: t('contact.lost') }
  return (
    <SentForm form={form} onSubmit={submit} answer={answer} says={says}>
      <Field
        label={t('contact.name')}
        autoComplete="name"
        maxLength={CONSTANTS.contactNameMaxLetters}
        error={errors.senderName?.message}
        {...form.register('senderName')}
      />
      <EmailField label={t('contact.email')} error={errors.senderEmail?.message} {...form.register('senderEmail')} />
      <Select
        size="normal"
        label={t('contact.department')}
        options={departments}
        error={errors.department?.message}
        {...form.register('department')}
      />
      <TextArea
        label={t('contact.text')}
        hint={t('contact.textHint', { count: String(CONSTANTS.contactTextMaxLetters) })}
        maxLength={CONSTANTS.contactTextMaxLetters}
        error={errors.body?.message}
        {...form.register('body')}
      />
    </SentForm>
  )
}
