/**
 * The frame's stylesheet made fit for a shadow root, as a file of the build: a rule of the page's root is one of the holder's
 * there, and a registered property is not known there, so that its first value stands as a declaration.
 */
import postcss, { type AtRule, type Root } from 'postcss'
import type { Plugin } from 'vite'

/** `:root[data-x]` holds of the holder as `:host([data-x])`; so do html and body, which a shadow root has not. */
export function ofHolder(selector: string): string {
  return selector
    .replace(/:root((?:\[[^\]]*\]|:not\([^)]*\))+)/g, ':host($1)')
    .replace(/:root\b/g, ':host')
    .replace(/(^|[\s,>])(?:html|body)(?=$|[\s,>:])/g, '$1:host')
}

/** Of each registered property with a first value a declaration. */
function firstValues(root: Root): void {
  const declared: Readonly<Record<'prop' | 'value', string>>[] = []
  root.walkAtRules('property', (rule: AtRule) => {
    rule.walkDecls('initial-value', ({ value }) => void declared.push({ prop: rule.params.trim(), value }))
    rule.remove()
  })
  if (declared.length === 0) return
  const rule = postcss.rule({ selector: ':host, *, ::before, ::after, ::backdrop' })
  for (const one of declared) rule.append(postcss.decl(one))
  // In a layer that everything else is above.
  const layer = postcss.atRule({ name: 'layer', params: 'first-values' })
  layer.append(rule)
  root.prepend(layer)
}

export function forShadowRoot(css: string): string {
  const root = postcss.parse(css)
  firstValues(root)
  root.walkRules((rule) => {
    rule.selector = ofHolder(rule.selector)
  })
  return root.toString()
}

export function widgetStyles(): Plugin {
  return {
    name: 'widget-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const styles = Object.values(bundle).flatMap((one) =>
        one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : [],
      )
      if (styles.length !== 1) throw new Error(`the frame has ${styles.length} stylesheets, the widget needs one`)
      this.emitFile({ type: 'asset', name: 'widget.css', source: forShadowRoot(styles[0]!) })
    },
  }
}
