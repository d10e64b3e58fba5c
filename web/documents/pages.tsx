/** The pages of long texts, one component each for the screen table; the words are a chunk of their own. */
import { DocumentPage } from './DocumentPage.tsx'

export const TermsPage = () => <DocumentPage name="terms" />
export const ResponsibleGamingPage = () => <DocumentPage name="responsible" />
export const BettingRulesPage = () => <DocumentPage name="rules" />
export const PrivacyPolicyPage = () => <DocumentPage name="privacy" />
export const AffiliatesPage = () => <DocumentPage name="affiliates" />
