/** Names, day of birth and a document, as they stand on it. What is wrong is the server's to say, under each field. */
import { DOCUMENTS, identity, type DocumentType } from '@uwanja/contract/site/identity'
import { knownStatusText } from '@uwanja/i18n/status-text'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  detailsErrors,
  detailsRequest,
  detailsValues,
  type DetailsErrors,
  type DetailsValues,
} from '../profile/personal-details-rules.ts'
import { useChangedInfo } from '../profile/use-personal-info.ts'
import { queries } from '../queries.ts'
import { send } from '../send.ts'
import { useStatusText, useTexts } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { DocumentFields } from './DocumentFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { IDENTITY_KEY, type Identity } from './use-identity.ts'

const NO_ERRORS: DetailsErrors = { firstName: [], lastName: [], dateOfBirth: [] }
type FormMessage = { readonly tone: 'success' | 'danger'; readonly text: string } | null

const isDocument = (type: unknown): type is DocumentType => typeof type === 'string' && Object.hasOwn(DOCUMENTS, type)
const firstOf = (rawData: unknown): string | null => {
  const rows = typeof rawData === 'object' && rawData !== null ? Object.entries(rawData) : []
  const [, faults] = rows.find(([name]) => /^document/i.test(name)) ?? []
  return Array.isArray(faults) && typeof faults[0] === 'string' ? faults[0] : null
}

export function IdentityForm({ known }: { known: Identity }) {
  const t = useTranslations()
  const texts = useTexts()
  const statusText = useStatusText()
  const changed = useChangedInfo()
  const documents = known.documents?.filter(isDocument) ?? []
  const form = useForm<DetailsValues>({ defaultValues: detailsValues(known) })
  const [documentType, setType] = useState<DocumentType | undefined>(documents[0])
  const [documentNumber, setNumber] = useState('')
  const [errors, setErrors] = useState(NO_ERRORS)
  const [numberFault, setNumberFault] = useState<string | null>(null)
  const [said, setSaid] = useState<FormMessage>(null)
  const { isSubmitting } = form.formState
  if (!documentType) return null

  async function submit(values: DetailsValues): Promise<void> {
    setErrors(NO_ERRORS)
    setNumberFault(null)
    setSaid(null)
    if (!documentType) return
    const details = detailsRequest(values)
    const outcome = await send(identity.checkIdentity, { ...details, documentType, documentNumber }).catch(() => null)
    if (!outcome) return setSaid({ tone: 'danger', text: t('identity.lost') })
    if (!outcome.ok) {
      const wrong = outcome.status === 'VALIDATION_ERROR' ? detailsErrors(outcome.data) : null
      const fault = outcome.status === 'VALIDATION_ERROR' ? firstOf(outcome.data) : null
      if (wrong) setErrors(wrong)
      if (fault !== null) setNumberFault(fault)
      if (!wrong && fault === null) setSaid({ tone: 'danger', text: statusText(outcome.status) })
      return
    }
    const result = outcome.data?.result ?? 'unavailable'
    setSaid({ tone: result === 'match' ? 'success' : 'danger', text: t(`identity.results.${result}`) })
    if (result === 'match') setNumber('')
    changed({ firstName: details.firstName, lastName: details.lastName, birthDate: details.dateOfBirth })
    await queries.invalidateQueries({ queryKey: IDENTITY_KEY })
  }

  const words = (keys: readonly string[]) =>
    keys.length === 0 ? undefined : keys.map((key) => knownStatusText(texts, key) ?? key).join(' ')
  return (
    <Card aria-labelledby="identity-form">
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <h2 id="identity-form" className="text-lg font-semibold">
          {t('identity.form')}
        </h2>
        <p className="text-muted">{t('identity.formText')}</p>
        <PersonFields form={form} errors={errors} words={words} />
        <DocumentFields
          documents={documents}
          type={documentType}
          number={documentNumber}
          error={numberFault === null ? undefined : words([numberFault])}
          onType={setType}
          onNumber={setNumber}
        />
        {said && <Alert tone={said.tone}>{said.text}</Alert>}
        <Button
          type="submit"
          variant="primary"
          size="wide"
          busyLabel={isSubmitting ? t('identity.working') : undefined}
        >
          {t('identity.send')}
        </Button>
      </form>
    </Card>
  )
}
