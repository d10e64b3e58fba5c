/** The table of long texts: one chunk a text and language, fetched when it is read. */
import type { Language } from '../language.ts'
import type { LongText } from './document.ts'

export const DOCUMENTS = ['terms', 'responsible', 'rules', 'privacy', 'affiliates'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

/** The day since which these words stand; change it with them, and TERMS_VERSION in version.ts. Written out: see well-known.ts. */
export const DOCUMENTS_SINCE: Readonly<Record<Language, string>> = {
  en: '27 November 2026',
  sw: '27 Novemba 2026',
  zh: '2026年11月27日',
}

const LOAD: Readonly<Record<DocumentName, Readonly<Record<Language, () => Promise<LongText>>>>> = {
  terms: {
    en: async () => (await import('./en/terms.ts')).terms,
    sw: async () => (await import('./sw/terms.ts')).terms,
    zh: async () => (await import('./zh/terms.ts')).terms,
  },
  responsible: {
    en: async () => (await import('./en/responsible.ts')).responsible,
    sw: async () => (await import('./sw/responsible.ts')).responsible,
    zh: async () => (await import('./zh/responsible.ts')).responsible,
  },
  rules: {
    en: async () => (await import('./en/rules.ts')).rules,
    sw: async () => (await import('./sw/rules.ts')).rules,
    zh: async () => (await import('./zh/rules.ts')).rules,
  },
  privacy: {
    en: async () => (await import('./en/privacy.ts')).privacy,
    sw: async () => (await import('./sw/privacy.ts')).privacy,
    zh: async () => (await import('./zh/privacy.ts')).privacy,
  },
  affiliates: {
    en: async () => (await import('./en/affiliates.ts')).affiliates,
    sw: async () => (await import('./sw/affiliates.ts')).affiliates,
    zh: async () => (await import('./zh/affiliates.ts')).affiliates,
  },
}

export function loadDocument(name: DocumentName, language: Language): Promise<LongText> {
  return LOAD[name][language]()
}
