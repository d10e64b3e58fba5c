/** What operators' pages tell to type: words between backticks, and lines that stand four spaces in or more. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Typed {
  readonly page: string
  readonly words: string
}

/** A comment behind a command is none of it. */
export function typedWords(root: string): readonly Typed[] {
  const operators = readdirSync(join(root, 'docs/operators')).map((page) => `operators/${page}`)
  return [...operators, 'upgrade.md'].flatMap((page) =>
    [...readFileSync(join(root, 'docs', page), 'utf8').matchAll(/`([^`]+)`|^ {4,}(\S.*)$/gm)].map(([, span, line]) => ({
      page,
      words: (span ?? line!)
        .replace(/\s+/g, ' ')
        .replace(/ # .*$/, '')
        .trim(),
    })),
  )
}
