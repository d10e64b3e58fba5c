/** Words that may stand in some places only: SQL, the wire's odd spellings, promises to do it later, and secrets. */
import ts from 'typescript'
import type { Rule, Source } from './sources.ts'
import { baseName, isCode, isTest, placeOf, roomOf, visit } from './sources.ts'

/** Statements, in one letter case throughout, because "Select a bank from the list" is a sentence. */
const SQL_WORDS = [
  String.raw`(?:^|[\s(])select\s[\s\S]*\sfrom\s+["\w.]`,
  String.raw`(?:^|[\s(])insert\s+into\s+["\w.]+`,
  String.raw`(?:^|[\s(])update\s+["\w.]+\s+set\s+["\w.]+\s*=`,
  String.raw`(?:^|[\s(])delete\s+from\s+["\w.]+`,
  String.raw`(?:^|\s)(?:create|alter|drop)\s+(?:table|index|function|schema)\s`,
].join('|')
const SQL = [
  new RegExp(SQL_WORDS),
  new RegExp(SQL_WORDS.replace(/(?<!\\)\b[a-z]{3,}\b/g, (word) => word.toUpperCase())),
]

/** Words that are statements only when a database is given them: a rollback is also what a game company asks for. */
const BOUNDS = /^\s*(?:begin|commit|rollback)\b/i
const ASKS_DATABASE = /\.(?:query|exec|execute)$/

/** Texts and tools hold no statement; tests may ask the database what is true. */
const SQL_ROOMS = /^(?:money\/|database\/|server\/db\/|bench\/|tools\/|i18n\/)/

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map((span) => `x${span.literal.text}`).join('')
}

/** Every string of a file, templates with `x` in place of each value. */
function strings(source: Source, seen: (text: string, node: ts.Node) => string | null): string[] {
  const found: string[] = []
  visit(source, (node) => {
    const text = textOf(node)
    const finding = text === null ? null : seen(text, node)
    if (finding) found.push(finding)
  })
  return found
}

export const sqlStandsInStores: Rule = (sources) =>
  sources.filter(isCode).flatMap((source) => {
    const isStore = /(?:^|-)store\.ts$/.test(baseName(source.path))
    if (isStore || isTest(source.path) || SQL_ROOMS.test(source.path)) return []
    return strings(source, (text, node) =>
      SQL.some((words) => words.test(text)) || (BOUNDS.test(text) && isGivenToDatabase(node))
        ? `${placeOf(source, node)}: SQL stands in store.ts files, money/, database/ and server/db/ only`
        : null,
    )
  })

function isGivenToDatabase(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && ASKS_DATABASE.test(node.parent.expression.getText())
}

/** Clients in the field send these; nobody else has to read them. */
const ODD_SPELLINGS = /Infromation|Withadraw/
/** Another company's server in the journeys: it knows the specification and not our contract. */
const FOREIGN = 'e2e/foreign-calls.ts'

export const oddSpellingsStayOnTheWire: Rule = (sources) =>
  sources.flatMap((source) => {
    const isFree = !isCode(source) || ['contract', 'tools'].includes(roomOf(source.path)) || source.path === FOREIGN
    const odd = isFree ? null : ODD_SPELLINGS.exec(source.text)
    return odd ? [`${source.path} spells ${odd[0]}: only contract/ knows the wire's odd spellings`] : []
  })

const LATER = /\b(?:TODO|FIXME|XXX|HACK)\b/

export const nothingIsLeftForLater: Rule = (sources) =>
  sources.flatMap((source) => {
    if (!isCode(source) || source.path.startsWith('tools/tidy')) return []
    return source.text.split('\n').flatMap((line, at) => {
      const word = LATER.exec(line)
      return word ? [`${source.path}:${at + 1} says ${word[0]}: do it, or write it down as an issue`] : []
    })
  })

/** A section of a paper that is not in the repository: nobody can open it. docs/behaviour.md states each rule by a number. */
const PAPERS = /\b(?:specification|checklist|decisions\.md) [A-Z]?\d|\b(?:HOUSE|BOOK|SAFETY|STACK|WORDS|LOOK)\.md\b/

export const sourcesCanBeOpened: Rule = (sources) =>
  sources.flatMap((source) => {
    // A landed migration keeps its bytes.
    if (source.path.startsWith('tools/tidy') || source.path.endsWith('/010-games.sql')) return []
    return source.text.split('\n').flatMap((line, at) => {
      const paper = PAPERS.exec(line)
      return paper ? [`${source.path}:${at + 1} cites ${paper[0]}: cite the number in docs/behaviour.md`] : []
    })
  })

const SECRETS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:sk|pk)_(?:live|test)_\w{16,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\beyJ[\w-]{20,}\.[\w-]{10,}\./,
  /:\/\/[^\s:/@]+:[^\s:/@$x{]+@/,
]
/** A key has no words in it: 32 or more hexadecimal digits in a literal. */
const LONG_HEX = /\b[0-9a-f]{32,}\b/i

/** Keys come from the environment. Tests may hold vectors, which are public by their nature. */
export const noSecretsInTheProject: Rule = (sources) =>
  sources.flatMap((source) => {
    const plain = source.path.startsWith('tools/tidy')
      ? []
      : SECRETS.filter((secret) => secret.test(source.text)).map(() => `${source.path} holds what looks like a secret`)
    if (!isCode(source) || isTest(source.path)) return plain
    const long = strings(source, (text, node) =>
      LONG_HEX.test(text) && !/^(.)\1*$/.test(text) ? `${placeOf(source, node)} holds what looks like a key` : null,
    )
    return [...plain, ...long, ...namedSecrets(source)]
  })

/** `clientSecret: 'hunter2…'`: a name that says what it is, with a literal that is no key of another table. */
function namedSecrets(source: Source): string[] {
  const found: string[] = []
  visit(source, (node) => {
    if (!ts.isPropertyAssignment(node) && !ts.isVariableDeclaration(node)) return
    const { initializer } = node
    if (
      !initializer ||
      !ts.isStringLiteralLike(initializer) ||
      !/secret|api_?key|private_?key/i.test(node.name.getText())
    )
      return
    // Random text mixes digits and letters; a name of a setting or a sentence does not.
    if (/^(?=.*\d)(?=.*[a-z])[\w+/=-]{12,}$/i.test(initializer.text)) {
      found.push(`${placeOf(source, node)} gives ${node.name.getText()} a value: keys come from the environment`)
    }
  })
  return found
}

/**
 * The field's word for each that we once used alone, as a name in the code. Stored and spoken words stay what they are: they stand
 * in texts, columns and properties of the wire, and this rule looks at names of types, variables, parameters and functions only.
 */
const FIELDS_WORDS = new Map(
  Object.entries({
    deed: 'action',
    parts: 'deps (where it is what a feature is given)',
    speaker: 'callbackClient',
    carrier: 'transport',
    sentinel: 'magicValue',
    mustKnow: 'require',
    writeDown: 'recordAudit',
    takeOver: 'replayInput',
    cookieHalf: 'bindingCookie',
    dialect: 'simulator',
    prover: 'verifier',
  }),
)

/** Words of our own inside a longer name, and of types whatever they hold. */
const OLD_WORDS =
  /(?:^d|D)eeds?(?![a-z])|(?:^w|W)ish(?:es)?(?![a-z])|(?:^f|F)ated?(?![a-z])|(?:^s|S)tray(?![a-z])|(?:^s|S)tretch(?![a-z])|(?:^p|P)arked(?![a-z])|Speaker$|Prover$|^sweep|Carrier$|^[A-Z]\w*Parts$/

/** A thing's pieces may be called parts: only what has the type of a feature's deps may not. */
const isDeps = (node: ts.ParameterDeclaration | ts.VariableDeclaration) =>
  node.name.getText() !== 'parts' || /Deps\b/.test(node.type?.getText() ?? '')

export const namesAreTheFields: Rule = (sources) =>
  sources.filter(isCode).flatMap((source) => {
    const found: string[] = []
    visit(source, (node) => {
      const isValue = ts.isParameter(node) || ts.isVariableDeclaration(node)
      const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
      if (!(isValue || isType || ts.isFunctionDeclaration(node)) || !node.name || !ts.isIdentifier(node.name)) return
      const word = FIELDS_WORDS.get(node.name.text)
      if (word && (!isValue || isDeps(node))) found.push(`${placeOf(source, node)}: ${node.name.text} is ${word}`)
      else if (OLD_WORDS.test(node.name.text))
        found.push(`${placeOf(source, node)}: ${node.name.text} is none of the field's words`)
    })
    return found
  })

/** What is spread into a literal from another literal stands there by itself; two states that are yes and no are a boolean. */
export const literalsAreWhatTheySay: Rule = (sources) =>
  sources.filter(isCode).flatMap((source) => {
    const found: string[] = []
    visit(source, (node) => {
      const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)
      if (isSpread && ts.isObjectLiteralExpression(node.expression))
        found.push(`${placeOf(source, node)}: what this literal holds stands beside it, without a spread`)
      if (ts.isUnionTypeNode(node) && /^'(?:yes|no)' \| '(?:yes|no)'$/.test(node.getText()))
        found.push(`${placeOf(source, node)}: yes and no are a boolean`)
    })
    return found
  })
