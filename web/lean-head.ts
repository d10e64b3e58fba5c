/** What stands in the page itself is sent with each of its HTML documents: it goes without its indentation, and the head's script without comments and long names. */
import { minifySync, type Plugin } from 'vite'

const INLINE = /<script>([\s\S]*?)<\/script>/g
const INDENTED = /\n\s+/g
/** A browser below the site's floor runs it too and is led on by it: without white space the minifier writes texts as templates. */
const OPTIONS = { compress: { target: 'es2015' }, mangle: true, codegen: { removeWhitespace: false } } as const

export const leanHead = (): Plugin => ({
  name: 'lean-head',
  apply: 'build',
  transformIndexHtml: (html) => {
    const lean = html.replaceAll(INLINE, (_all, script: string) => {
      const { code, errors } = minifySync('head.js', script, OPTIONS)
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
      return `<script>${code.trim()}</script>`
    })
    return lean.replaceAll(INDENTED, '\n')
  },
})
