/** The sandbox process: reads the environment, opens the outside world, closes it when told to. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SIMULATED } from '@uwanja/providers/companies'
import { simulatorKeys } from '@uwanja/providers/company-settings'
import { readTable } from '@uwanja/runtime/settings'
import { started } from '@uwanja/runtime/start'
import { SANDBOX_ENV } from './env.ts'
import { openSandbox } from './sandbox.ts'

/** From the bundle in dist/sandbox the pages lie beside it, from the sources they lie under dist. */
function pagesDir(name: 'sandbox-pages' | 'studio-pages'): string {
  const besideBundle = fileURLToPath(new URL(`../${name}/`, import.meta.url))
  return existsSync(besideBundle) ? besideBundle : fileURLToPath(new URL(`../dist/${name}/`, import.meta.url))
}

// Messages with codes lie in our books: no file of ours is anybody else's.
process.umask(0o077)
await started(async () => {
  const settings = readTable(SANDBOX_ENV, process.env)
  const sandbox = await openSandbox({
    host: settings.sandboxHost,
    port: settings.sandboxPort,
    dataDir: settings.dataDir,
    keys: {
      ...simulatorKeys(SIMULATED, process.env),
      exclusion: { clientId: settings.exclusionClientId, secret: settings.exclusionSecret },
      screening: { clientId: settings.screeningClientId, secret: settings.screeningSecret },
      aggregator: { secret: settings.aggregatorSecret },
      identity: { clientId: settings.identityClientId, secret: settings.identitySecret },
    },
    feedKey: settings.feedKey,
    seasonsDir: settings.feedSeasons,
    paymentCallbacks: `${settings.publicCallbackUrl}/callbacks/payments`,
    dialCallbacks: `${settings.publicCallbackUrl}/callbacks`,
    gamesWallet: `${settings.publicCallbackUrl}/callbacks/games`,
    publicUrl: settings.sandboxUrl,
    rates: settings.exchangeRates,
    siteUrl: settings.siteUrl,
    country: settings.jurisdiction,
    pagesDir: pagesDir('sandbox-pages'),
    gamesDir: pagesDir('studio-pages'),
  })
  process.stdout.write(`sandbox ready ${sandbox.url}\n`)

  let isClosing = false
  function close(): void {
    if (isClosing) return
    isClosing = true
    // What does not end by itself is ended; the books are written line by line and need no farewell.
    setTimeout(() => process.exit(1), 3_000).unref()
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
})
