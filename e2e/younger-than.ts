/** Which APIs and forms of the language a built script uses that a floor of browsers does not have. */
import { parseAst } from 'vite'
import { GLOBALS, ITERATOR_MAKERS, ITERATOR_METHODS, ITERATORS_SINCE, MEMBERS, STATICS } from './api-floors.ts'

/** As the parser gives it, as far as it is read here. */
interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (raw: unknown): raw is Node =>
  typeof raw === 'object' && raw !== null && typeof (raw as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** A name, or the last one of a path. */
function nameOf(raw: unknown): string {
  if (!isNode(raw)) return ''
  if (raw.type === 'ChainExpression' || raw.type === 'ParenthesizedExpression') return nameOf(raw['expression'])
  if (raw.type === 'Identifier') return String(raw['name'])
  if (raw.type !== 'MemberExpression') return ''
  const property = raw['property'] as Node
  if (!raw['computed']) return nameOf(property)
  return property.type === 'Literal' ? String(property['value']) : ''
}

/** Asks first: `x.y?.()`, `typeof x.y`, `'y' in x`, `x.y && …`, `x.y ? … : …`. */
function isAsked(node: Node, parents: readonly Node[]): boolean {
  const [parent, above] = parents
  if (parent === undefined) return false
  if (parent.type === 'CallExpression' && parent['callee'] === node && parent['optional'] === true) return true
  if (parent.type === 'UnaryExpression' && parent['operator'] === 'typeof') return true
  if (parent.type === 'LogicalExpression') return parent['left'] === node
  if (parent.type === 'ConditionalExpression' || parent.type === 'IfStatement') return parent['test'] === node
  return (
    parent.type === 'MemberExpression' &&
    parent['object'] === node &&
    above !== undefined &&
    isAsked(parent, parents.slice(1))
  )
}

function youngMember(node: Node): [string, number][] {
  const name = nameOf(node)
  const object = node['object'] as Node
  const called = object.type === 'CallExpression' ? (object['callee'] as Node) : null
  // Object.entries and its like give arrays.
  const maker = called?.type === 'MemberExpression' && nameOf(called['object']) !== 'Object' ? nameOf(called) : ''
  if (ITERATOR_MAKERS.includes(maker) && ITERATOR_METHODS.includes(name))
    return [[`${maker}().${name}`, ITERATORS_SINCE]]
  const path = `${nameOf(object)}.${name}`
  return [
    ...(STATICS[path] ? [[path, STATICS[path]] as [string, number]] : []),
    ...(Object.hasOwn(MEMBERS, name) ? [[name, MEMBERS[name]!] as [string, number]] : []),
  ]
}

/** A name that the script declares itself is no window's; a property or a key is none either. */
function youngGlobal(node: Node, parents: readonly Node[], own: ReadonlySet<string>): [string, number][] {
  const name = String(node['name'])
  if (!Object.hasOwn(GLOBALS, name) || own.has(name)) return []
  const parent = parents[0]
  if (parent?.type === 'MemberExpression' && parent['property'] === node && !parent['computed']) {
    return ['window', 'self', 'globalThis'].includes(nameOf(parent['object'])) ? [[name, GLOBALS[name]!]] : []
  }
  const isKey =
    /^(?:Property|PropertyDefinition|MethodDefinition)$/.test(parent?.type ?? '') && parent?.['key'] === node
  return isKey || parent?.type.includes('Specifier') ? [] : [[name, GLOBALS[name]!]]
}

function youngSyntax(node: Node): [string, number][] {
  const { regex } = node as { regex?: { pattern: string; flags: string } }
  if (regex?.flags.includes('v')) return [['a v flag', 112]]
  if (regex && /\(\?[ims]*-?[ims]+:/.test(regex.pattern)) return [['a modifier in a pattern', 125]]
  if (/^(?:Import|Export)\w*Declaration$/.test(node.type) && (node['attributes'] as unknown[] | undefined)?.length)
    return [['an import attribute', 123]]
  if (node.type === 'VariableDeclaration' && /using/.test(String(node['kind']))) return [['using', 134]]
  if (node.type === 'ForOfStatement' && node['await'] === true && nameOf(node['right']) === 'body')
    return [['for await over a body', 124]]
  return []
}

/** Names that a declaration or a parameter gives. */
function givenIn(node: Node, own: Set<string>): void {
  const patterns = [node['id'], ...((node['params'] as unknown[] | undefined) ?? []), node['local'], node['param']]
  for (const pattern of patterns.filter(isNode)) namesIn(pattern, own)
}

function namesIn(pattern: Node, own: Set<string>): void {
  if (pattern.type === 'Identifier') own.add(String(pattern['name']))
  else for (const part of childrenOf(pattern)) namesIn(part, own)
}

/** @returns Each API that is younger than the floor and used without asking for it first, with the Chrome that had it first. */
export function youngerThan(floor: number, code: string): Readonly<Record<string, number>> {
  const own = new Set<string>()
  const found: [string, number][] = []
  const gather = (node: Node) => {
    if (/Declarat|Function|Specifier|CatchClause|Class/.test(node.type)) givenIn(node, own)
    childrenOf(node).forEach(gather)
  }
  const look = (node: Node, parents: readonly Node[]) => {
    const young =
      node.type === 'MemberExpression'
        ? youngMember(node)
        : node.type === 'Identifier'
          ? youngGlobal(node, parents, own)
          : youngSyntax(node)
    if (young.length > 0 && !isAsked(node, parents)) found.push(...young)
    for (const child of childrenOf(node)) look(child, [node, ...parents.slice(0, 3)])
  }
  const program = parseAst(code) as unknown as Node
  gather(program)
  look(program, [])
  return Object.fromEntries(found.filter(([, since]) => since > floor))
}

/** The same for what stands in the page itself and must be read by any browser: what is younger than 2009's language. */
export function youngerThanEs5(code: string): readonly string[] {
  const YOUNG =
    /^(?:ArrowFunctionExpression|TemplateLiteral|ChainExpression|SpreadElement|AwaitExpression|Class\w+|ForOfStatement)$/
  const found: string[] = []
  const look = (node: Node) => {
    if (YOUNG.test(node.type)) found.push(node.type)
    if (node.type === 'VariableDeclaration' && node['kind'] !== 'var') found.push(String(node['kind']))
    if (node.type === 'CatchClause' && node['param'] === null) found.push('a catch without a name')
    childrenOf(node).forEach(look)
  }
  look(parseAst(code) as unknown as Node)
  return found
}
