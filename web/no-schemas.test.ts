/** The built site has no schemas: nothing in it may parse with them. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from './no-schemas.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))

test('rows of the contract can be made of it, and parsing says what is wrong', () => {
  expect(typeof z.object!({ amount: z.string!().check!(z.regex!(/x/)) })).toBe('function')
  expect(() => z.object!({}).safeParse!({})).toThrow('belongs to the server')
})

test('no file of the site parses with a schema', () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test|\.config)\.tsx?$/.test(name),
  )
  const parsing = files.filter((name) =>
    /(?<!JSON|Date)\.(?:safeParse|parse)\(|from 'zod/.test(readFileSync(HERE + name, 'utf8')),
  )
  expect(parsing).toEqual([])
})
