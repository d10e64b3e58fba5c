/** Takes the site's stylesheet apart, so that a page can carry the rules of its first words alone (server/site/first-styles.ts). */
import postcss from 'postcss'

/**
 * @typedef {{ within: string[], css: string, needs?: string[][], defines?: string, uses?: string[] }} StylePiece A rule, or a
 *   declaration of a variable, in the order of the sheet. `within`: what stands around it. `needs`: sets of elements, .classes and
 *   [attributes], of which a page must have one whole; absent: every page has it. `defines`: a variable or an animation, which is wanted where it is
 *   used. `uses`: what it asks for of those.
 */

/** What nobody sees before they touch the page or print it: the sheet is there by then. */
const LATER = /(?<!\\|:not\():(?:hover|active|focus(?:-visible|-within)?|-moz-focusring)(?![\w-])|^@media print$/
/** Parts of fields and their states, which no selector names. */
const OF_INPUTS = /::(?:placeholder|file-selector|-webkit-(?:date|calendar|search|inner|outer))|:-moz-ui-invalid/
const ATTRIBUTE = /(?<!\\)\[([\w-]+)(?:\\.|[^\]\\])*\]/g
/** A state that an attribute of the same name makes. */
const STATE = /:(disabled|checked)(?![\w-])/g
const CLASS = /\.(?:\\.|[\w-]|[^\0-\x7f])+/g
const ELEMENT = /(?<![\w:#-])[a-z]\w*/g
const ROOT = /:root|(?<![\w-])html(?![\w-])/
const VARIABLE = /var\(\s*(--[\w-]+)/g
const ANIMATED = /^(?:animation(?:-name)?|--animate-[\w-]+)$/

/** @param {string} css Without nested rules, as the bundler leaves it. @returns {StylePiece[]} */
export const takeStylesApart = (css) => piecesOf(withStarts(postcss.parse(css)), [])

/**
 * Tailwind says twice how its own variables start: as properties, and in a rule for browsers that know none. The rule is right in all
 * of them and says less; the sheet has both.
 *
 * @param {import('postcss').Root} sheet
 */
function withStarts(sheet) {
  const started = new Set()
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return
    layer.walkAtRules('supports', (oldOnes) => void oldOnes.replaceWith(oldOnes.nodes ?? []))
    layer.walkDecls(({ prop }) => void started.add(prop))
  })
  sheet.walkAtRules('property', (property) => void (started.has(property.params) && property.remove()))
  return sheet
}

/** @param {import('postcss').Container} container @param {string[]} within @returns {StylePiece[]} */
function piecesOf(container, within) {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return ofRule(node, within)
    if (node.type !== 'atrule') return []
    if (node.name === 'property' || node.name.endsWith('keyframes'))
      return [{ within, css: node.toString(), defines: node.params }]
    const head = `@${node.name} ${node.params}`
    if (LATER.test(head)) return []
    return node.nodes ? piecesOf(node, [...within, head]) : [{ within, css: `${node};` }]
  })
}

/** @param {import('postcss').Rule} rule @param {string[]} within @returns {StylePiece[]} */
function ofRule(rule, within) {
  const needs = rule.selectors.filter((one) => !LATER.test(one)).map(namesIn)
  if (needs.length === 0) return []
  if (needs.every((names) => names.some((name) => name !== 'html')))
    return [{ within, css: rule.toString(), needs, uses: usesOf(rule) }]
  const inside = [...within, rule.selector]
  const variables = rule.nodes.flatMap((node) => (node.type === 'decl' && node.prop.startsWith('--') ? [node] : []))
  const pieces = variables.map((node) => ({ within: inside, css: `${node};`, defines: node.prop, uses: usesOf(node) }))
  for (const node of variables) node.remove()
  if (rule.nodes.length === 0) return pieces
  return [...pieces, { within, css: rule.toString(), uses: usesOf(rule) }]
}

/** Those without which the selector selects nothing: what stands in round brackets may be one of several. @param {string} selector */
function namesIn(selector) {
  let outside = selector.replaceAll(ATTRIBUTE, '[$1]')
  for (let before = ''; before !== outside;) {
    before = outside
    outside = outside.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '')
  }
  const classes = [...outside.matchAll(CLASS)].map(([found]) => found.replaceAll(/\\(.)/g, '$1'))
  const rest = outside.replaceAll(CLASS, '')
  const elements = [...rest.replaceAll(ATTRIBUTE, '').matchAll(ELEMENT)].map(([found]) => found)
  const named = [...rest.matchAll(ATTRIBUTE), ...rest.matchAll(STATE)].map(([, found]) => `[${found}]`)
  // What the page's first script marks the document with stands in none.
  const attributes = ROOT.test(rest) ? [] : named
  return [...classes, ...elements, ...attributes, ...(OF_INPUTS.test(outside) ? ['input'] : [])]
}

/** @param {import('postcss').ChildNode} node */
function usesOf(node) {
  const names = [...node.toString().matchAll(VARIABLE)].map(([, name]) => name ?? '')
  /** @param {import('postcss').Declaration} one */
  const animations = (one) => {
    if (ANIMATED.test(one.prop)) names.push(...one.value.split(/[\s,]+/))
  }
  if (node.type === 'decl') animations(node)
  else if ('walkDecls' in node) node.walkDecls(animations)
  return [...new Set(names)]
}
