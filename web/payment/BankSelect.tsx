/** The banks to choose from; while they load and when they do not come, it says so. */
import { banking } from '@uwanja/contract/site/banking'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Select } from '@uwanja/ui/Select'
import { ask } from '../ask.ts'
import { useQuery } from '../queries.ts'
import { useTranslations } from '../texts/use-translations.ts'

type Props = { value: string; onChoose: (code: string) => void }

const KEPT_MS = 10 * 60_000

export function BankSelect({ value, onChoose }: Props) {
  const t = useTranslations()
  const { data, error, refetch } = useQuery({
    queryKey: ['kudipal-banks'],
    queryFn: ({ signal }) => ask(banking.getKudipalBankList, {}, signal),
    staleTime: KEPT_MS,
  })
  if (error)
    return (
      <Alert tone="danger">
        <p>{t('kudipal.noBanks')}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          {t('form.retry')}
        </Button>
      </Alert>
    )
  const banks = (data?.kudipalBankList ?? []).flatMap((bank) =>
    bank?.code ? [{ value: bank.code, text: bank.name ?? bank.code }] : [],
  )
  return (
    <Select
      size="normal"
      label={t('kudipal.bank')}
      value={value}
      disabled={data === undefined}
      options={[{ value: '', text: t('kudipal.chooseBank') }, ...banks]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
