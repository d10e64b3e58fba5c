/** Which document, and its number. */
import { DOCUMENTS, type DocumentType } from '@uwanja/contract/site/identity'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useTranslations } from '../texts/use-translations.ts'
import { useDocumentText } from './use-document-text.ts'

type Props = {
  documents: readonly DocumentType[]
  type: DocumentType
  number: string
  error: string | undefined
  onType: (type: DocumentType) => void
  onNumber: (number: string) => void
}

export function DocumentFields({ documents, type, number, error, onType, onNumber }: Props) {
  const t = useTranslations('identity')
  const documentText = useDocumentText()
  return (
    <>
      <Select
        size="normal"
        label={t('document')}
        value={type}
        onChange={({ target }) => onType(documents.find((one) => one === target.value) ?? type)}
        options={documents.map((value) => ({ value, text: documentText(value) }))}
      />
      <Field
        label={t('number')}
        hint={t('numberHint', { digits: String(DOCUMENTS[type].digits) })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={32}
        value={number}
        onChange={({ target }) => onNumber(target.value)}
        error={error}
      />
    </>
  )
}
