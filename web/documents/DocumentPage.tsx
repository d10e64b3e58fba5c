/** The one layout of the long texts (S05): a table of contents, sections that can be linked to, the date. */
import { DOCUMENTS_SINCE, type DocumentName } from '@uwanja/i18n/documents/documents'
import type { Section } from '@uwanja/i18n/documents/document'
import { fill } from '@uwanja/i18n/fill'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useEffect, type ReactNode } from 'react'
import { useHere } from '../place.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { unbroken } from '../texts/dates.ts'
import { useLanguage } from '../texts/language.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { Contents } from './Contents.tsx'
import { placesOf } from './places.ts'
import { useDocument } from './use-document.ts'

/** @param children Stands before the first section: what can be done about it here. */
export function DocumentPage({ name, children }: { name: DocumentName; children?: ReactNode }) {
  const t = useTranslations()
  const { language } = useLanguage()
  const { hash } = useHere()
  const { words: text, hasFailed, retry } = useDocument(name, language)
  const isThere = text !== null
  useEffect(() => {
    // The words came after the address was opened, so the browser could not find the place in it by itself.
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    // Only when the words arrive: later clicks are the router's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere])

  if (hasFailed)
    return (
      <Alert tone="danger">
        <p>{t('document.failed')}</p>
        <Button className="mt-3" onClick={retry}>
          {t('form.retry')}
        </Button>
      </Alert>
    )
  if (!text) return <Skeleton className="mx-auto h-[32rem] max-w-3xl rounded-2xl" />

  const places = placesOf(
    jurisdiction,
    {
      operator: t('document.operator'),
      contact: t('document.contact'),
      regulators: (country) => t('document.regulators', { country }),
    },
    language,
  )
  const { title, lead, sections } = text
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 lg:flex-row lg:gap-12">
      <Contents sections={sections} />
      <article className="max-w-[68ch] min-w-0 flex-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        <p className="mt-2 text-lg text-muted">{lead}</p>
        <p className="mt-2 text-sm text-muted">{t('document.since', { date: unbroken(DOCUMENTS_SINCE[language]) })}</p>
        {children}
        <Contents sections={sections} place="inside" />
        {sections.map((section) => (
          <Part key={section.id} section={section} words={(text) => fill(text, places)} />
        ))}
      </article>
    </div>
  )
}

function Part({ section, words }: { section: Section; words: (text: string) => string }) {
  return (
    <section aria-labelledby={section.id} className="mt-8">
      <h2 id={section.id} tabIndex={-1} className="text-xl font-semibold outline-offset-4">
        {words(section.title)}
      </h2>
      {section.body.map((block, at) =>
        typeof block === 'string' ? (
          <p key={at} className="mt-3 leading-relaxed">
            {words(block)}
          </p>
        ) : (
          <ul key={at} className="mt-3 flex list-disc flex-col gap-2 pl-5 leading-relaxed marker:text-muted">
            {block.map((item) => (
              <li key={item}>{words(item)}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
