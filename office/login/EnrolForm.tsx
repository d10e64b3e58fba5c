/** The first log-in's end: the authenticator is set up, and the first password gives way to one's own. */
import { useForm } from 'react-hook-form'
import { office, type OperatorCheck } from '@uwanja/contract/operators/office'
import { OPERATOR_PASSWORD_MIN_LENGTH } from '@uwanja/contract/operators/roles'
import { Field } from '@uwanja/ui/Field'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { QrCode } from '@uwanja/ui/QrCode'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { keepSession } from '../session.ts'
import { useSpeech } from '../speech.ts'

interface Props {
  name: string
  password: string
  offered: { readonly address: string; readonly key: string }
  /** The account is made, and somebody has to confirm it. */
  onCheck: (check: OperatorCheck) => void
}

export function EnrolForm({ name, password, offered, onCheck }: Props) {
  const { texts } = useSpeech()
  const { register, handleSubmit } = useForm({ defaultValues: { newPassword: '', code: '' } })
  const doing = useDoing(office.enrol)
  const submit = handleSubmit(async (typed) => {
    const done = await doing.run({ name, password, ...typed })
    if (done?.data.session) keepSession(done.data.session)
    else if (done?.data.check) onCheck(done.data.check)
  })
  return (
    <AskForm onSubmit={submit} doing={doing} says={texts.login.finish}>
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
        {...register('newPassword')}
      />
      <Field
        label={texts.login.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        {...register('code')}
      />
    </AskForm>
  )
}
