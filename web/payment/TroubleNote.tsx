/** A method whose company is slow or silent says so before anybody types, and names another that is not. */
import { Alert } from '@uwanja/ui/Alert'
import { useTranslations } from '../texts/use-translations.ts'
import type { DepositName } from '../deposit/methods.ts'
import type { Shown } from './method-rules.ts'

type Method = Shown<DepositName>

type Props = { method: Method; others: readonly Method[]; nameOf: (method: Method) => string }

export function TroubleNote({ method, others, nameOf }: Props) {
  const t = useTranslations('trouble')
  if (method.trouble === null) return null
  const instead = others.find((one) => one.trouble === null)
  return (
    <Alert tone="danger">
      <p>{t(method.trouble)}</p>
      {instead && <p className="mt-1">{t('instead', { name: nameOf(instead) })}</p>}
    </Alert>
  )
}
