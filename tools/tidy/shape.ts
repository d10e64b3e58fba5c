/** The shape of files: names, folders, first lines, size, and no file that only passes on another's exports. */
import ts from 'typescript'
import { EXCEPTIONS } from './exceptions.ts'
import type { Rule, Source } from './sources.ts'
import { baseName, isCode, isTest, placeOf, roomOf, treeOf, visit } from './sources.ts'

const MAX_LINES = 300
/** A name like these says that a thing has no owner. */
const OWNERLESS = /^(?:common|shared|utils?|lib|libs|helpers?|misc|managers?|v2)$/i
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|config|d))?$/
const PASCAL = /^[A-Z][A-Za-z0-9]*(?:\.test)?$/
const MIGRATION = /^\d{3}-[a-z0-9]+(?:-[a-z0-9]+)*$/

function linesOf(source: Source): number {
  return source.text.replace(/\n$/, '').split('\n').length
}

export const filesAreNamedByTheHouse: Rule = (sources) =>
  sources.flatMap((source) => {
    const name = baseName(source.path).replace(/\.[^.]+$/, '')
    if (/\/migrations\/[^/]+\.sql$/.test(source.path)) {
      return MIGRATION.test(name) ? [] : [`${source.path}: a migration is named 001-what-it-does.sql`]
    }
    if (!/\.(?:[cm]?[jt]sx?|css|sql)$/.test(source.path) || name.startsWith('.')) return []
    if (KEBAB.test(name)) return []
    if (!source.path.endsWith('.tsx') || !PASCAL.test(name)) return [`${source.path}: file names are kebab-case`]
    return isTest(source.path) ? [] : onlyExports(source, name)
  })

/** A PascalCase file is a component: it exports one value of its own name; types beside it are free. */
function onlyExports(source: Source, name: string): string[] {
  const values = treeOf(source).statements.flatMap(exportedValues)
  const isOne = values.length === 1 && values[0] === name
  return isOne
    ? []
    : [`${source.path} exports ${values.join(', ') || 'nothing'}: a PascalCase file exports one component`]
}

function exportedValues(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default']
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly ? [] : ['a list']
  const isExported = ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)
    : false
  if (!isExported) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map((one) => one.name.getText())
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default']
  return []
}

export const everythingHasAnOwner: Rule = (sources) =>
  sources.flatMap((source) => {
    const parts = source.path.split('/').map((part) => part.replace(/\.(?:test\.)?[^.]+$/, ''))
    const bad = parts.find((part) => OWNERLESS.test(part) || /V2$/.test(part))
    return bad ? [`${source.path}: "${bad}" is no owner; name the thing`] : []
  })

/** The first line says what the file is for; a long one may begin on the line after the opening. */
export const filesSayWhatTheyAreFor: Rule = (sources) =>
  sources.flatMap((source) => {
    if (source.path.endsWith('.sql')) {
      return /^-- \S+ \S+/.test(source.text) ? [] : [`${source.path}: the first line of a migration says why (-- …)`]
    }
    if (!isCode(source)) return []
    const says = /^\/\*\*\s(?:\s*\*\s)?\s*\S+ \S+/.test(source.text)
    return says ? [] : [`${source.path}: the first line is a /** … */ that says what the file is for`]
  })

export const filesAreShort: Rule = (sources) =>
  sources.filter(isCode).flatMap((source) => {
    const most = EXCEPTIONS[source.path] ?? MAX_LINES
    return linesOf(source) > most ? [`${source.path} has ${linesOf(source)} lines of at most ${most}`] : []
  })

/** The list of exceptions may only shrink: a file that became shorter, or went, leaves it. */
export const exceptionsAreStillNeeded: Rule = (sources) =>
  Object.keys(EXCEPTIONS).flatMap((path) => {
    const source = sources.find((one) => one.path === path)
    return source && linesOf(source) > MAX_LINES ? [] : [`${path} needs no exception any more: take it off the list`]
  })

export const noBarrels: Rule = (sources) => {
  const doors = new Set(sources.filter((one) => /^[^/]+\/package\.json$/.test(one.path)).flatMap(doorFiles))
  return sources.filter(isCode).flatMap((source) => {
    if (doors.has(source.path)) return []
    const { statements } = treeOf(source)
    const passesOn = statements.filter((one) => ts.isExportDeclaration(one) && one.moduleSpecifier).length
    const own = statements.filter((one) => !ts.isExportDeclaration(one) && !ts.isImportDeclaration(one)).length
    return passesOn > 0 && own === 0 ? [`${source.path} only passes on what others export: import from them`] : []
  })
}

/** The files that a room's package.json offers by name: a door may collect what is behind it. */
function doorFiles(source: Source): string[] {
  return [...source.text.matchAll(/"\.\/([^"*]+\.tsx?)"/g)].map((match) => `${roomOf(source.path)}/${match[1]}`)
}

/** Calls in which a bare true or false reads well: setters, and libraries that name the value themselves. */
const BOOLEANS_READ_WELL =
  /^(?:set[A-Z]\w*|on[A-Z]\w*|resolve|useState|useRef|useDeferredValue|literal|_default|prefault|String|Boolean|createContext|importKey|generateKey|equal|strictEqual)$/

/** `open(order, true)` says nothing to a reader; an object or a union of strings does. */
export const noBareBooleanArguments: Rule = (sources) =>
  sources
    .filter((source) => isCode(source) && !isTest(source.path) && roomOf(source.path) !== 'tools')
    .flatMap((source) => {
      const found: string[] = []
      visit(source, (node) => {
        if (!ts.isCallExpression(node) || BOOLEANS_READ_WELL.test(calleeName(node))) return
        const isBare = node.arguments.some((one) => /^(?:True|False)Keyword$/.test(ts.SyntaxKind[one.kind]))
        if (isBare) found.push(`${placeOf(source, node)} passes a bare true or false to ${calleeName(node)}()`)
      })
      return found
    })

function calleeName(node: ts.CallExpression): string {
  const callee = node.expression
  if (ts.isIdentifier(callee)) return callee.text
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : 'a function'
}
