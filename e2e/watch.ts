/**
 * What goes wrong around a journey without anybody looking: console errors, broken policies, exceptions, and anything of
 * the player's session that reaches the sandbox, which is another company's server.
 */
import type { BrowserContext, Request } from 'playwright-core'

export interface Watch {
  /** A failure that the journey itself causes, as the console words it. Everything else fails the journey. */
  expectTrouble(words: RegExp): void
  /** A secret of the player that no request to the sandbox may hold. */
  guard(secret: string): void
  /** How many requests went to the sandbox, so that a journey can prove that it looked at any. */
  sandboxRequests(): number
  /** Everything that went wrong, as sentences; call it at the end. */
  troubles(): Promise<readonly string[]>
}

/** Chromium reports a blocked script or frame as a console error too, but not every policy in every frame. */
const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('policy violation: ' + event.violatedDirective + ' blocked ' + event.blockedURI))`

export async function watch(context: BrowserContext, sandboxSite: string): Promise<Watch> {
  const heard: string[] = []
  const expected: RegExp[] = []
  const secrets: string[] = []
  const toSandbox: Request[] = []
  await context.addInitScript(REPORT_VIOLATIONS)
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => heard.push(`exception: ${error.error().message}`))
  context.on('request', (request) => {
    if (request.url().startsWith(sandboxSite)) toSandbox.push(request)
  })

  async function leaks(request: Request): Promise<string[]> {
    // A request whose page is gone has no headers to tell any more; those of the launch and the stakes are awaited.
    const headers = await request.allHeaders().catch(() => request.headers())
    const where = `${request.method()} ${new URL(request.url()).pathname}`
    const named = ['cookie', 'authorization'].filter((name) => headers[name] !== undefined)
    const whole = JSON.stringify([request.url(), headers, request.postData()])
    const told = secrets.filter((secret) => whole.includes(secret))
    return [
      ...named.map((name) => `the sandbox was sent ${name} by ${where}`),
      ...told.map(() => `the sandbox was sent a secret of the player by ${where}`),
    ]
  }

  return {
    expectTrouble: (words) => void expected.push(words),
    guard: (secret) => void secrets.push(secret),
    sandboxRequests: () => toSandbox.length,
    async troubles() {
      const leaked = await Promise.all(toSandbox.map(leaks))
      return [...heard.filter((line) => !expected.some((words) => words.test(line))), ...leaked.flat()]
    },
  }
}
