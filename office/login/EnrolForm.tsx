/** The first log-in's end: the authenticator is set up, and the first password gives way to one's own. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/office'
import { OPERATOR_PASSWORD_MIN_LENGTH } from '@uwanja/contract/office-roles'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { QrCode } from '@uwanja/ui/QrCode'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { keepSession } from '../session.ts'
import { useSpeech } from '../speech.ts'

interface Props {
  name: string
  password: string
  offered: { readonly address: string; readonly key: string }
}

export function EnrolForm({ name, password, offered }: Props) {
  const { texts } = useSpeech()
  const [newPassword, setNewPassword] = useState('')
  const [code, setCode] = useState('')
  const { run, isBusy, refused } = useDoing(office.enrol)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const done = await run({ name, password, newPassword, code })
    if (done) keepSession(done.data)
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <h1 className="text-2xl font-bold">{texts.login.enrolHeading}</h1>
      <p className="text-muted">{texts.login.enrolLead}</p>
      <div className="flex justify-center">
        <QrCode text={offered.address} title={texts.login.picture} />
      </div>
      <p>
        <span className="text-sm text-muted">{texts.login.key}</span>
        <br />
        <code className="text-lg break-words select-all">{offered.key}</code>
      </p>
      <PasswordField
        label={texts.login.newPassword}
        hint={texts.login.newPasswordHint}
        showLabel={texts.login.show}
        hideLabel={texts.login.hide}
        autoComplete="new-password"
        required
        minLength={OPERATOR_PASSWORD_MIN_LENGTH}
        value={newPassword}
        onChange={({ target }) => setNewPassword(target.value)}
      />
      <Field
        label={texts.login.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <RefusedAlert refused={refused} />
      <Button type="submit" look="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
        {texts.login.finish}
      </Button>
    </form>
  )
}
