/**
 * The contract's schemas in the built site: nothing. The site never parses with them (a reply may come from any server, and
 * what a form refuses is said by its own rules), it reads methods, paths and places of rows. vite.config.ts puts this in the
 * place of zod in contract/, which saves seven kilobytes before the first tap; who parses all the same is told.
 */
type Anything = ((...given: unknown[]) => Anything) & { readonly [name: string]: Anything }

const parses = (name: unknown) => typeof name === 'string' && /parse|decode|encode/i.test(name)

export const z: Anything = new Proxy(() => z, {
  get(_target, name) {
    if (parses(name)) throw new Error(`the site has no schemas: ${String(name)} belongs to the server`)
    return z
  },
}) as unknown as Anything
