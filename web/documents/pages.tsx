/** The pages of long texts, one component each for the screen table; the words are a chunk of their own. */
import type { DocumentName } from '@uwanja/i18n/documents/documents'
import type { ReactNode } from 'react'
import type { Page } from '../page-of.ts'
import { DocumentPage } from './DocumentPage.tsx'
import { readDocument } from './use-document.ts'

/** @param Inside Stands before the first section: what can be done about it here. */
export function pageOf(name: DocumentName, Inside?: () => ReactNode): Page {
  const page = () => <DocumentPage name={name}>{Inside && <Inside />}</DocumentPage>
  return Object.assign(page, {
    prepare: ((language) => readDocument(name, language)) satisfies Page['prepare'],
  })
}

export const TermsPage = pageOf('terms')
export const BettingRulesPage = pageOf('rules')
export const PrivacyPolicyPage = pageOf('privacy')
export const AffiliatesPage = pageOf('affiliates')
