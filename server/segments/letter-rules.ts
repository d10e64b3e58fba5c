/** What a letter cannot go out without. Pure. */
import { isSaidInAll } from '@uwanja/contract/wire/said'
import type { MailingTexts } from './store.ts'

/** It has a heading and a text in every language. */
export const isWhole = ({ header, text }: MailingTexts): boolean => isSaidInAll(header, text)
