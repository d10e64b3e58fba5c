/** No command stands in an operators' page that nobody ever typed. */
import { expect, it } from 'vitest'
import { DRILLS } from './drill.ts'
import { ELSEWHERE, HERE } from './drill/runbooks.ts'
import { ROOT } from './place.mjs'
import { typedWords } from './tables/typed-words.ts'

/** Programs of an operator's shell. */
const PROGRAM =
  /^(?:apt-get|sudo|export|uwanja|npm|npx|node|psql|pg_dump|pg_restore|createdb|dropdb|createuser|pgbackrest|systemctl|ssh|timedatectl|chronyc|df|openssl|sha256sum|journalctl|cp|mv|rm|curl|docker|podman) /

const commands = [...new Set(typedWords(ROOT).flatMap(({ words }) => (PROGRAM.test(words) ? [words] : [])))]

it('M44 every command of the operators’ pages is typed by a drill, or it is said where else', () => {
  const known = new Set([...HERE, ...Object.keys(ELSEWHERE)])
  expect(commands.length).toBeGreaterThan(40)
  expect(commands.filter((words) => !known.has(words))).toEqual([])
  // And nothing is typed that no page says any more.
  const said = new Set(typedWords(ROOT).map(({ words }) => words))
  expect([...known].filter((words) => !said.has(words))).toEqual([])
  expect(Object.keys(DRILLS)).toContain('runbooks')
})
