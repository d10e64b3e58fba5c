/** Log in with mobile number and password (A05). */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { useEntry } from '../entry/use-entry.ts'
import { Suspense, useState } from 'react'
import { useHere } from '../place.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { localNumber } from '@uwanja/contract/wire/mobile-number'
import { takePassword } from '../session/fresh-password.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { withAllTexts } from '../texts/language.ts'
import { useOwnText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useLogin, type Credentials } from './use-login.ts'
import { tapped } from '../missing/late.ts'

/** Few need them: they are fetched when they are asked for. */
const CodeDialog = tapped(() => withAllTexts(async () => (await import('./CodeDialog.tsx')).CodeDialog))
const RecoveryDialog = tapped(() =>
  withAllTexts(async () => (await import('../recovery/RecoveryDialog.tsx')).RecoveryDialog),
)

/** What was typed a page ago. */
function useKnown(): Credentials {
  const given = useHere().state as { mobile?: string } | null
  const [known] = useState(() => {
    const mobile = given?.mobile ?? ''
    return { mobile, password: takePassword(mobile) }
  })
  return known
}

export function LoginPage() {
  const t = useTranslations()
  const ownText = useOwnText()
  const known = useKnown()
  const form = useEntry<Credentials>({ defaultValues: known })
  const { attempt, asking, setAsking, problem } = useLogin()
  const { isSubmitting } = form.formState

  return (
    <div className="mx-auto flex max-w-md flex-col gap-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('login.title')}</h1>
      {/* As in SentForm: sent without our scripts it must not put the password into the address. */}
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit((values) => attempt(values))(event)}
      >
        <Field
          label={t('login.mobile')}
          prefix={`+${jurisdiction.prefix} (0)`}
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          {...form.register('mobile', {
            onChange: ({ target }) => form.setValue('mobile', localNumber(target.value, jurisdiction)),
          })}
        />
        <PasswordField
          label={t('login.password')}
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
          autoComplete="current-password"
          {...form.register('password')}
        />
        <button
          type="button"
          onClick={() => setAsking('recovery')}
          className="-my-2 min-h-11 self-end rounded-lg font-medium text-link underline underline-offset-4"
        >
          {t('login.forgot')}
        </button>
        {problem !== null && typeof asking === 'string' && <Alert tone="danger">{ownText(problem)}</Alert>}
        <Button type="submit" variant="primary" size="wide" busyLabel={isSubmitting ? t('form.sending') : undefined}>
          {t('login.submit')}
        </Button>
      </form>
      <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line pt-5">
        <span className="text-muted">{t('login.noAccount')}</span>
        <ScreenLink to="/Register" className={buttonVariant('secondary')}>
          {t('login.register')}
        </ScreenLink>
      </div>
      <Suspense>
        {typeof asking !== 'string' && (
          <CodeDialog
            asked={asking}
            problem={problem}
            onCode={(code) => attempt(form.getValues(), { kind: asking.kind, code })}
            onResend={() => attempt(form.getValues())}
            onClose={() => setAsking('nothing')}
          />
        )}
        {asking === 'recovery' && (
          <RecoveryDialog mobile={form.getValues().mobile} onClose={() => setAsking('nothing')} />
        )}
      </Suspense>
    </div>
  )
}
