/** The rules for Prometheus: each speaks of a metric that a process exports, and names the page that says what to do. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { aHouse, type House } from '../testing/house.ts'
import { METRICS } from './metric-rows.ts'

const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8')
const RULES = read('alerts.yml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({ name: /^\w+/.exec(text)![0], text }))

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: fileURLToPath(new URL('../../docs/', import.meta.url)), encoding: 'utf8' })
const HAS_PROMTOOL = promtool('--version').status === 0
if (!HAS_PROMTOOL) process.stderr.write('LEFT OUT: promtool, which fires each alert. apt-get install prometheus\n')

describe('O74 each rule is fired', () => {
  it('O74 in a test that knows every one of them', () => {
    const fired = [...read('alerts.test.yml').matchAll(/^ {2}- name: (\w+)$/gm)].map(([, name]) => name)
    expect(fired).toEqual(RULES.map(({ name }) => name))
  })

  it.runIf(HAS_PROMTOOL)('O74 by Prometheus’ own program, once, and with its own words', () => {
    const { status, stdout, stderr } = promtool('test', 'rules', 'alerts.test.yml')
    expect({ status, stderr, isWhole: stdout.includes('SUCCESS') }).toEqual({ status: 0, stderr: '', isWhole: true })
  })
})

describe('O75 the table of metrics', () => {
  it('O75 holds each metric that a process tells, in its words, and no other', async () => {
    const house = await aHouse(FULLEST)
    const told = await (await fetch(`${house.apiUrl}/metrics`)).text()
    await house.close()
    const words = new Map([...told.matchAll(/^# HELP uwanja_(\w+) (.*)$/gm)].map(([, name, about]) => [name!, about!]))
    // A register's feed is told where there is a register; the house of tests has none.
    const rows = Object.entries(METRICS).filter(([name]) => !name.startsWith('exclusion_feed_'))
    expect(Object.fromEntries(words)).toEqual(Object.fromEntries(rows.map(([name, { about }]) => [name, about])))
    for (const [name, { shows }] of rows) expect(shows).toMatch(new RegExp(`uwanja_${name}(_count|_sum|_bucket)?\\b`))
  })
})

describe('the rules for Prometheus', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(() => house.close())

  it('M35 speak of metrics that the platform has', async () => {
    const told = await (await fetch(`${house.apiUrl}/metrics`)).text()
    const named = RULES.flatMap(({ text }) => [...text.matchAll(/\buwanja_\w+/g)].map(([name]) => name))
    // A register's feed is told where there is a register; the house of tests has none.
    const here = [...new Set(named)].filter((name) => !name.startsWith('uwanja_exclusion_feed_'))
    expect(here.length).toBeGreaterThan(10)
    for (const name of here)
      expect(told, name).toMatch(new RegExp(`^# TYPE ${name.replace(/_(count|bucket)$/, '')} `, 'm'))
  })

  it('M35 name a section that exists, and no section is without its rule', () => {
    const sections = [...read('operators/incidents.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title!)
    for (const { name, text } of RULES) {
      expect(text).toContain(`runbook: docs/operators/incidents.md#${name.toLowerCase()}\n`)
      expect(sections).toContain(name)
    }
    const others = sections.filter((title) => !RULES.some(({ name }) => name === title))
    expect(others).toEqual(['Disk full', 'A payment that a player asks about'])
  })
})
