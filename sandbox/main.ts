/** The sandbox process: reads the environment, opens the outside world, closes it when told to. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readEnv } from './env.ts'
import { openSandbox } from './sandbox.ts'

/** From the bundle in dist/sandbox the pages lie beside it, from the sources they lie under dist. */
function pagesDir(): string {
  const besideBundle = fileURLToPath(new URL('../sandbox-pages/', import.meta.url))
  return existsSync(besideBundle) ? besideBundle : fileURLToPath(new URL('../dist/sandbox-pages/', import.meta.url))
}

// Messages with codes lie in our books: no file of ours is anybody else's.
process.umask(0o077)
const env = readEnv(process.env)
const sandbox = await openSandbox({
  host: env.SANDBOX_HOST,
  port: Number(env.SANDBOX_PORT),
  dataDir: env.DATA_DIR,
  keys: {
    fasthub: {
      clientId: env.FASTHUB_CLIENT_ID,
      clientSecret: env.FASTHUB_CLIENT_SECRET,
      callbackSecret: env.FASTHUB_CALLBACK_SECRET,
    },
    kudipal: {
      secretKey: env.KUDIPAL_SECRET_KEY,
      publicKey: env.KUDIPAL_PUBLIC_KEY,
      encryptionKey: env.KUDIPAL_ENCRYPTION_KEY,
      webhookHash: env.KUDIPAL_WEBHOOK_HASH,
      webhookUrl: `${env.PUBLIC_CALLBACK_URL}/callbacks/payments/kudipal`,
    },
    selcom: {
      apiKey: env.SELCOM_API_KEY,
      apiSecret: env.SELCOM_API_SECRET,
      vendor: env.SELCOM_VENDOR,
      pin: env.SELCOM_PIN,
      bearerToken: env.SELCOM_BEARER_TOKEN,
    },
    betsolutions: { merchantId: env.BETSOLUTIONS_MERCHANT_ID, key: env.BETSOLUTIONS_KEY },
    egt: { portalCode: env.EGT_PORTAL_CODE, userName: env.EGT_USER_NAME, password: env.EGT_PASSWORD },
    softgaming: { apiKey: env.SOFTGAMING_API_KEY, password: env.SOFTGAMING_PASSWORD, secret: env.SOFTGAMING_SECRET },
    endorphina: { operatorId: env.ENDORPHINA_OPERATOR_ID, secret: env.ENDORPHINA_SECRET },
    betconstruct: { partnerId: env.BETCONSTRUCT_PARTNER_ID, key: env.BETCONSTRUCT_KEY },
    qtech: { operatorId: env.QTECH_OPERATOR_ID, secret: env.QTECH_SECRET },
    globalbet: { operatorId: env.GLOBALBET_OPERATOR_ID, secret: env.GLOBALBET_SECRET },
    exclusion: { clientId: env.EXCLUSION_CLIENT_ID, secret: env.EXCLUSION_SECRET },
    identity: { clientId: env.IDENTITY_CLIENT_ID, secret: env.IDENTITY_SECRET },
    vivo: { operatorId: env.VIVO_OPERATOR_ID, secret: env.VIVO_SECRET },
  },
  feedKey: env.FEED_KEY,
  paymentCallbacks: `${env.PUBLIC_CALLBACK_URL}/callbacks/payments`,
  gamesWallet: `${env.PUBLIC_CALLBACK_URL}/callbacks/games`,
  ...(env.SANDBOX_URL ? { publicUrl: env.SANDBOX_URL } : {}),
  rates: env.EXCHANGE_RATES,
  siteUrl: env.SITE_URL,
  country: env.MARKET,
  pagesDir: pagesDir(),
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
