/** The log-in: name and password first, then the code; the very first time the account is made one's own. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { Wordmark } from '@uwanja/ui/Wordmark'
import { useDoing } from '../ask.ts'
import { Choices } from '../Choices.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { keepSession } from '../session.ts'
import { useSpeech } from '../speech.ts'
import { EnrolForm } from './EnrolForm.tsx'

export function LoginPage() {
  const { texts } = useSpeech()
  const [typed, setTyped] = useState({ name: '', password: '', code: '' })
  const [offered, setOffered] = useState<{ address: string; key: string } | null>(null)
  const { run, isBusy, refused } = useDoing(office.login)
  const asksCode = refused?.code === 'TWO_FACTOR_REQUIRED' || refused?.code === 'INVALID_VERIFICATION_CODE'
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const reply = (await run(typed))?.data
    if (reply?.session) keepSession(reply.session)
    else if (reply?.enrol) setOffered(reply.enrol)
  }
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Wordmark height={20} title={texts.title} />
        <Choices />
      </div>
      <Card>
        {offered ? (
          <EnrolForm name={typed.name} password={typed.password} offered={offered} />
        ) : (
          <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
            <h1 className="text-2xl font-bold">{texts.login.heading}</h1>
            <Field
              label={texts.login.name}
              autoComplete="username"
              autoCapitalize="none"
              autoFocus
              {...field('name')}
            />
            <PasswordField
              label={texts.login.password}
              showLabel={texts.login.show}
              hideLabel={texts.login.hide}
              autoComplete="current-password"
              {...field('password')}
            />
            {asksCode && (
              <Field
                label={texts.login.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                autoFocus
                {...field('code')}
              />
            )}
            <RefusedAlert refused={refused} />
            <Button type="submit" look="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
              {texts.login.next}
            </Button>
          </form>
        )}
      </Card>
    </main>
  )
}
