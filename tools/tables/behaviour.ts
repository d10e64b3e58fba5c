/** Which test's title names which behaviour, so that one that nothing guards is seen. */
import ts from 'typescript'
import type { Source } from '../tidy/sources.ts'
import { isTest, visit } from '../tidy/sources.ts'

export interface Behaviour {
  readonly number: string
  readonly text: string
}

interface Title {
  readonly text: string
  readonly path: string
}

/** `- A03 The header polls …`, bold or not, or the first two cells of a table's row. */
const LINE = /^(?:[-*]|\|)\s*\**([A-Z]\d{2,3})\**[\s:.|]+(.+?)\s*\|?$/gm
const NUMBER = /\b[A-Z]\d{2,3}\b/g

export function behavioursOf(markdown: string): Behaviour[] {
  return [...markdown.matchAll(LINE)].map((match) => ({ number: match[1] ?? '', text: match[2] ?? '' }))
}

/** The titles of tests and groups; a title that is put together is read as far as it is written. */
export function titlesOf(sources: readonly Source[]): Title[] {
  return sources
    .filter((source) => isTest(source.path))
    .flatMap((source) => {
      const titles: Title[] = []
      visit(source, (node) => {
        const first = ts.isCallExpression(node) && isTestCall(node.expression) ? node.arguments[0] : undefined
        if (first && ts.isStringLiteralLike(first)) titles.push({ text: first.text, path: source.path })
        if (first && ts.isTemplateExpression(first)) titles.push({ text: `${first.head.text}…`, path: source.path })
      })
      return titles
    })
}

/** `test(…)`, `test.only(…)`, `test.each(…)(…)`, and the same of `it` and `describe`. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text)
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTestCall(callee.expression)
  return false
}

/** The behaviours that no title names. */
export function unguarded(behaviours: readonly Behaviour[], titles: readonly Title[]): readonly Behaviour[] {
  const named = new Set(titles.flatMap((title) => title.text.match(NUMBER) ?? []))
  return behaviours.filter((one) => !named.has(one.number))
}
