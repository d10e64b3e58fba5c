/** A new company's name in every form that the code needs, and what a template is named instead. */
import { Script } from 'node:vm'
import { PlainError } from '../place.mjs'

export const KINDS = ['payment', 'game'] as const
export type Kind = (typeof KINDS)[number]

export interface Names {
  /** The company's own id: folder, address, table. */
  readonly kebab: string
  readonly camel: string
  readonly pascal: string
  /** What people read. */
  readonly title: string
  /** How its settings begin. */
  readonly upper: string
}

export const TEMPLATES: Readonly<Record<Kind, Names>> = {
  payment: namesOf('sample-pay'),
  game: namesOf('sample-games'),
}

export function namesOf(kebab: string): Names {
  const words = kebab.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const pascal = words.join('')
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: words.join(' '),
    upper: kebab.toUpperCase().replaceAll('-', '_'),
  }
}

/** What a person typed as a company's name. */
export function readName(raw: string): Names {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(raw) || raw.length > 32) {
    throw new PlainError(`"${raw}" is no name for a company: small letters, digits and single dashes, as in acme-pay.`)
  }
  const names = namesOf(raw)
  try {
    void new Script(`'use strict'; const ${names.camel} = 1`)
  } catch {
    throw new PlainError(`"${raw}" is a word of the language itself: add another word to it, as in ${raw}-pay.`)
  }
  return names
}

/** Writes the new company's names in place of the template's, in text or in a file's name. */
export function renamed(text: string, from: Names, to: Names): string {
  return text
    .replaceAll(from.kebab, to.kebab)
    .replaceAll(from.camel, to.camel)
    .replaceAll(from.pascal, to.pascal)
    .replaceAll(from.title, to.title)
}
