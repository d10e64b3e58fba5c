/** The log-in: name and password first, then the code; the very first time the account is made one's own. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { office, type OperatorCheck } from '@uwanja/contract/operators/office'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { Wordmark } from '@uwanja/ui/Wordmark'
import { useDoing } from '../ask.ts'
import { Choices } from '../Choices.tsx'
import { AskForm } from '../AskForm.tsx'
import { keepSession } from '../session.ts'
import { useSpeech } from '../speech.ts'
import { CheckCode } from './CheckCode.tsx'
import { EnrolForm } from './EnrolForm.tsx'

export function LoginPage() {
  const { texts } = useSpeech()
  const { register, handleSubmit, getValues, reset } = useForm({ defaultValues: { name: '', password: '', code: '' } })
  const [check, setCheck] = useState<OperatorCheck | null>(null)
  const [offered, setOffered] = useState<{ address: string; key: string } | null>(null)
  const doing = useDoing(office.login)
  const refusal = doing.refused?.code
  const asksCode = refusal === 'TWO_FACTOR_REQUIRED' || refusal === 'INVALID_VERIFICATION_CODE'
  const submit = handleSubmit(async (typed) => {
    const reply = (await doing.run(typed))?.data
    if (reply?.session) keepSession(reply.session)
    else if (reply?.enrol) setOffered(reply.enrol)
    else if (reply?.check) setCheck(reply.check)
  })
  const again = () => {
    reset()
    setOffered(null)
    setCheck(null)
  }
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Wordmark height={20} title={texts.title} />
        <Choices />
      </div>
      <Card>
        {check ? (
          <CheckCode check={check} onBack={again} />
        ) : offered ? (
          <EnrolForm name={getValues('name')} password={getValues('password')} offered={offered} onCheck={setCheck} />
        ) : (
          <AskForm onSubmit={submit} doing={doing} says={texts.login.next}>
            <h1 className="text-2xl font-bold">{texts.login.heading}</h1>
            <Field
              label={texts.login.name}
              autoComplete="username"
              autoCapitalize="none"
              autoFocus
              required
              {...register('name')}
            />
            <PasswordField
              label={texts.login.password}
              showLabel={texts.login.show}
              hideLabel={texts.login.hide}
              autoComplete="current-password"
              required
              {...register('password')}
            />
            {asksCode && (
              <Field
                label={texts.login.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                autoFocus
                required
                {...register('code')}
              />
            )}
          </AskForm>
        )}
      </Card>
    </main>
  )
}
