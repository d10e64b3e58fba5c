/** Open an account (specification A2.11, A4.6, A5). */
import { security } from '@uwanja/contract/security'
import { knownStatusText } from '@uwanja/i18n/status-text'
import { Alert } from '@uwanja/ui/Alert'
import { buttonLook } from '@uwanja/ui/looks/button'
import { useState } from 'react'
import { useEntry } from '../entry/use-entry.ts'
import { useTranslations } from 'use-intl'
import { storedRefcode } from '../campaign/refcode.ts'
import { market } from '../market.ts'
import { send } from '../send.ts'
import { setFlag } from '../session/flags.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { DoneDialog } from './DoneDialog.tsx'
import { registerProblem, registerRefusal, registerRequest, type RegisterValues } from './register-rules.ts'
import { RegisterFields } from './RegisterFields.tsx'

const EMPTY: RegisterValues = { mobile: '', password: '', confirmPassword: '', terms: false }

export function RegisterPage() {
  const t = useTranslations('register')
  const texts = useTexts()
  const form = useEntry<RegisterValues>({ defaultValues: EMPTY })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [doneFor, setDoneFor] = useState<string | null>(null)

  async function submit(values: RegisterValues): Promise<void> {
    setRefusal(null)
    const wrong = registerProblem(values)
    if (wrong) return form.setError(wrong.field, { message: wrong.text })
    const origin = { referrerCode: storedRefcode(), urlReferrer: document.referrer }
    const outcome = await send(security.register, registerRequest(values, market.prefix, origin))
    if (outcome.ok) {
      setFlag('newUser')
      return setDoneFor(values.mobile)
    }
    const answer = registerRefusal(outcome)
    // A server may name one of our texts in data.message; its own words are shown as they are.
    const words = 'own' in answer ? (knownStatusText(texts, answer.own) ?? answer.own) : null
    setRefusal(words ?? knownStatusText(texts, 'key' in answer ? answer.key : '') ?? texts.UnknownError)
  }

  return (
    <div className="mx-auto flex max-w-md flex-col gap-6">
      <div>
        <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('lead')}</p>
      </div>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          form.clearErrors()
          void form.handleSubmit(submit)(event)
        }}
      >
        <RegisterFields form={form} refusal={refusal !== null && <Alert tone="danger">{refusal}</Alert>} />
      </form>
      <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line pt-5">
        <span className="text-muted">{t('haveAccount')}</span>
        <ScreenLink to="/login" className={buttonLook('secondary')}>
          {t('login')}
        </ScreenLink>
      </div>
      {doneFor !== null && <DoneDialog mobile={doneFor} />}
    </div>
  )
}
