/** Which account at which bank: the two fields that every deed at the counter begins with. */
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { type Bank } from '../api.ts'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'
import { ACCOUNT_DIGITS, type AccountOf } from './account.ts'

export function AccountFields({
  of,
  hint,
  onChange,
}: {
  of: AccountOf
  hint?: string
  onChange: (of: AccountOf) => void
}) {
  const { texts } = useSpeech()
  const banks = usePolled<readonly Bank[]>('/banks')
  return (
    <>
      <Select
        size="normal"
        label={texts.banks.bank}
        value={of.bank}
        options={[
          { value: '', text: texts.banks.chooseBank },
          ...(banks.data ?? []).map(({ code, name }) => ({ value: code, text: name })),
        ]}
        onChange={({ target }) => onChange({ ...of, bank: target.value })}
      />
      <Field
        label={texts.banks.account}
        {...(hint === undefined ? {} : { hint })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={ACCOUNT_DIGITS}
        value={of.account}
        onChange={({ target }) => onChange({ ...of, account: target.value.replace(/\D/g, '') })}
      />
    </>
  )
}
