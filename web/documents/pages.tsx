/** The pages of long texts, one component each for the screen table; the words are a chunk of their own. */
import type { DocumentName } from '@uwanja/i18n/documents/documents'
import type { Page } from '../first-page.ts'
import { DocumentPage } from './DocumentPage.tsx'
import { documentQuery } from './document-query.ts'

function pageOf(name: DocumentName): Page {
  const page = () => <DocumentPage name={name} />
  return Object.assign(page, {
    prepare: ((queries, language) => queries.prefetchQuery(documentQuery(name, language))) satisfies Page['prepare'],
  })
}

export const TermsPage = pageOf('terms')
export const ResponsibleGamingPage = pageOf('responsible')
export const BettingRulesPage = pageOf('rules')
export const PrivacyPolicyPage = pageOf('privacy')
export const AffiliatesPage = pageOf('affiliates')
