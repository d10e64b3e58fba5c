/** Open an account (A13). */
import { security } from '@uwanja/contract/site/security'
import { knownStatusText } from '@uwanja/i18n/status-text'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useState } from 'react'
import { storedRefcode } from '../campaign/refcode.ts'
import { SentForm, type Answer } from '../entry/SentForm.tsx'
import { useEntry } from '../entry/use-entry.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { send } from '../send.ts'
import { setFlag } from '../session/flags.ts'
import { holdPassword } from '../session/fresh-password.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { DoneDialog } from './DoneDialog.tsx'
import { registerProblem, registerRefusal, registerRequest, type RegisterValues } from './register-rules.ts'
import { RegisterFields } from './RegisterFields.tsx'

const EMPTY: RegisterValues = { mobile: '', password: '', confirmPassword: '', terms: false }

export function RegisterPage() {
  const t = useTranslations('register')
  const texts = useTexts()
  const form = useEntry<RegisterValues>({ defaultValues: EMPTY })
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [doneFor, setDoneFor] = useState<string | null>(null)

  async function submit(values: RegisterValues): Promise<void> {
    setAnswer(null)
    const wrong = registerProblem(values)
    if (wrong) return form.setError(wrong.field, { message: wrong.text })
    const origin = { referrerCode: storedRefcode(), urlReferrer: document.referrer }
    const outcome = await send(security.register, registerRequest(values, jurisdiction.prefix, origin))
    if (outcome.ok) {
      setFlag('newUser')
      holdPassword(values.mobile, values.password)
      return setDoneFor(values.mobile)
    }
    const refusal = registerRefusal(outcome)
    // A server may name one of our texts in data.message; its own words are shown as they are.
    const isOurs = 'key' in refusal || knownStatusText(texts, refusal.own) !== null
    setAnswer(isOurs ? { refused: ['key' in refusal ? refusal.key : refusal.own] } : refusal)
  }

  return (
    <div className="mx-auto flex max-w-md flex-col gap-4 sm:gap-6">
      <div>
        <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('lead')}</p>
      </div>
      <SentForm form={form} onSubmit={submit} answer={answer} says={{ submit: t('submit') }}>
        <RegisterFields form={form} />
      </SentForm>
      <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line pt-5">
        <span className="text-muted">{t('haveAccount')}</span>
        <ScreenLink to="/login" className={buttonVariant('secondary')}>
          {t('login')}
        </ScreenLink>
      </div>
      {doneFor !== null && <DoneDialog mobile={doneFor} />}
    </div>
  )
}
