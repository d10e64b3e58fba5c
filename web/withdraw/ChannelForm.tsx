/** More channels: to the own number through one of seven networks (W04, W08). */
import { banking } from '@uwanja/contract/site/banking'
import { Alert } from '@uwanja/ui/Alert'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useState } from 'react'
import { typedAmount } from '../money-text.ts'
import { AmountForm, type AmountAnswer } from '../payment/AmountForm.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { send } from '../send.ts'
import { pollNow } from '../session/polls.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useAvailable, useIsSent } from './use-available.ts'
import { useTranslations } from '../texts/use-translations.ts'

const CHANNELS = ['VMCASHIN', 'AMCASHIN', 'TPCASHIN', 'EZCASHIN', 'SPCASHIN', 'HPCASHIN', 'TTCASHIN'] as const
type Channel = (typeof CHANNELS)[number]

export function ChannelForm({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations()
  const texts = useTexts()
  const available = useAvailable()
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const [channel, setChannel] = useState<Channel | ''>('')
  const [fault, setFault] = useState<'channel' | 'none'>('none')
  const [success, setSuccess] = useState<'said' | 'none'>('none')
  const isSent = useIsSent(success)

  async function submit(amount: string): Promise<AmountAnswer> {
    setSuccess('none')
    if (channel === '') {
      setFault('channel')
      return 'keep'
    }
    const outcome = await send(banking.registerSelcomWithdraw, { amount: typedAmount(amount), channel })
    if (!outcome.ok) return { refused: outcome.status }
    setSuccess('said')
    setChannel('')
    pollNow()
    return 'done'
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('withdraw.methods.SelcomWithdraw.help')}</p>
      {success === 'said' && <Alert tone="success">{texts.Success}</Alert>}
      {!isSent && (
        <AmountForm
          method={method}
          available={available}
          direction="withdraw"
          onSubmit={submit}
          amountFault={(typed) => {
            setFault(channel === '' ? 'channel' : 'none')
            return Number(typedAmount(typed)) > 0 ? null : t('mobile.enterAmount')
          }}
        >
          <Field
            label={t('money.mobile')}
            hint={t('withdraw.ownNumber')}
            value={`+${userName}`}
            readOnly
            type="tel"
            autoComplete="off"
          />
          <Select
            label={t('mobile.channel')}
            size="normal"
            value={channel}
            aria-invalid={fault === 'channel' || undefined}
            options={[
              { value: '', text: t('mobile.chooseChannel') },
              ...CHANNELS.map((value) => ({ value, text: t(`mobile.channels.${value}`) })),
            ]}
            onChange={({ target }) => {
              setChannel(CHANNELS.find((one) => one === target.value) ?? '')
              setFault('none')
            }}
          />
          {fault === 'channel' && <Alert tone="danger">{t('mobile.enterChannel')}</Alert>}
        </AmountForm>
      )}
    </div>
  )
}
