/** Behaviour -> tests: which test's title names which number, so that a behaviour that nothing guards is seen. */
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
const LINE = /^(?:[-*]|\|)\s*\**([A-Z]\d{2})\**[\s:.|]+(.+?)\s*\|?$/gm
const NUMBER = /\b[A-Z]\d{2}\b/g

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

export function behaviourTable(behaviours: readonly Behaviour[], titles: readonly Title[]): string {
  const known = new Set(behaviours.map((one) => one.number))
  const guards = new Map<string, Title[]>()
  for (const title of titles) {
    for (const number of new Set(title.text.match(NUMBER) ?? [])) {
      if (known.has(number)) guards.set(number, [...(guards.get(number) ?? []), title])
    }
  }
  const unguarded = behaviours.filter((one) => !guards.has(one.number)).map((one) => one.number)
  const guarded = behaviours.filter((one) => guards.has(one.number))
  const plain = (text: string): string => text.replaceAll('|', '\\|')
  return [
    `${guarded.length} of ${behaviours.length} behaviours are named by a test.`,
    '',
    '| behaviour | tests |',
    '|---|---|',
    ...guarded.map((one) => {
      const tests = (guards.get(one.number) ?? []).map((title) => `${plain(title.text)} (${title.path})`)
      return `| ${one.number} ${plain(one.text)} | ${[...new Set(tests)].sort().join('<br>')} |`
    }),
    '',
    `Not guarded yet: ${unguarded.join(' ') || 'none'}.`,
  ].join('\n')
}
