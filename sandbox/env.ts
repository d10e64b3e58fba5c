/** The sandbox's settings: one row each, from the environment. */

interface Setting {
  readonly default: string | null
  readonly about: string
}

/** A setting without a default must be given; `npm start` makes the keys and gives them to both processes. */
export const SANDBOX_ENV = {
  SANDBOX_HOST: {
    default: '127.0.0.1',
    about: 'The address to listen on, whatever HOST says: every code and the clock stand open here.',
  },
  SANDBOX_PORT: { default: '8081', about: 'The port to listen on.' },
  DATA_DIR: { default: 'data', about: 'Where data lives; the sandbox writes below its folder `sandbox`.' },
  SANDBOX_URL: { default: '', about: 'How browsers reach the sandbox. Empty: http://127.0.0.1:{SANDBOX_PORT}.' },
  SITE_URL: {
    default: 'http://localhost:8080',
    about: 'Where the player site is: linked, and allowed to frame games.',
  },
  MARKET: { default: 'NG', about: 'The country of every visitor until somebody sets another one.' },
  PUBLIC_CALLBACK_URL: { default: 'http://127.0.0.1:8080', about: 'Where the platform takes callbacks.' },
  EXCHANGE_RATES: {
    default: '',
    about: 'What networks pay for a currency that is not theirs: NGN/TZS=1.62, with commas.',
  },
  FASTHUB_CLIENT_ID: { default: null, about: 'Who the platform says it is to FastHub.' },
  FASTHUB_CLIENT_SECRET: { default: null, about: 'Signs the requests to FastHub.' },
  FASTHUB_CALLBACK_SECRET: { default: null, about: 'Signs FastHub’s callbacks.' },
  KUDIPAL_SECRET_KEY: { default: null, about: 'Proves the platform to Kudipal.' },
  KUDIPAL_PUBLIC_KEY: { default: null, about: 'Who the platform says it is to Kudipal.' },
  KUDIPAL_ENCRYPTION_KEY: { default: null, about: 'Seals cards on their way to Kudipal: its first 24 characters.' },
  KUDIPAL_WEBHOOK_HASH: { default: null, about: 'Proves Kudipal’s callbacks.' },
  SELCOM_API_KEY: { default: null, about: 'Who the platform says it is to Selcom.' },
  SELCOM_API_SECRET: { default: null, about: 'Signs both ways with Selcom.' },
  SELCOM_VENDOR: { default: null, about: 'The platform’s account at Selcom.' },
  SELCOM_PIN: { default: null, about: 'Allows payouts from that account.' },
  SELCOM_BEARER_TOKEN: { default: null, about: 'What Selcom’s agents show to the platform.' },
  BETSOLUTIONS_MERCHANT_ID: { default: null, about: 'Who the platform is to the game studio.' },
  BETSOLUTIONS_KEY: { default: null, about: 'Ends each hash between the studio and the wallet.' },
  EGT_PORTAL_CODE: { default: null, about: 'The platform’s name at EGT; the currency is put behind it.' },
  EGT_USER_NAME: { default: null, about: 'Who EGT says it is in its calls.' },
  EGT_PASSWORD: { default: null, about: 'Proves EGT’s calls.' },
  SOFTGAMING_API_KEY: { default: null, about: 'The platform’s name at SoftGaming’s system API.' },
  SOFTGAMING_PASSWORD: { default: null, about: 'Signs the platform’s requests to SoftGaming.' },
  SOFTGAMING_SECRET: { default: null, about: 'Signs OneWallet both ways.' },
  ENDORPHINA_OPERATOR_ID: { default: null, about: 'The platform’s name at Endorphina.' },
  ENDORPHINA_SECRET: { default: null, about: 'Signs both ways with Endorphina.' },
  BETCONSTRUCT_PARTNER_ID: { default: null, about: 'The platform’s name at BetConstruct.' },
  BETCONSTRUCT_KEY: { default: null, about: 'Signs BetConstruct’s calls and the platform’s.' },
  QTECH_OPERATOR_ID: { default: null, about: 'The platform’s name at QTech.' },
  QTECH_SECRET: { default: null, about: 'Signs both ways with QTech.' },
  GLOBALBET_OPERATOR_ID: { default: null, about: 'The platform’s name at GlobalBet.' },
  GLOBALBET_SECRET: { default: null, about: 'Signs both ways with GlobalBet.' },
  VIVO_OPERATOR_ID: { default: null, about: 'The platform’s name at Vivo.' },
  IDENTITY_CLIENT_ID: { default: null, about: 'The platform’s name at the register of persons.' },
  IDENTITY_SECRET: { default: null, about: 'Signs both ways with the register of persons.' },
  EXCLUSION_CLIENT_ID: { default: null, about: 'The platform’s name at the exclusion register.' },
  EXCLUSION_SECRET: { default: null, about: 'Signs both ways with the exclusion register.' },
  FEED_KEY: { default: '', about: 'Proves the book to the feed of matches. Empty: the feed is closed.' },
  VIVO_SECRET: { default: null, about: 'Signs both ways with Vivo.' },
} as const satisfies Record<string, Setting>

export type SandboxEnv = Readonly<Record<keyof typeof SANDBOX_ENV, string>>

/** Throws a sentence that names every setting that is missing, never a value. */
export function readEnv(raw: Readonly<Record<string, string | undefined>>): SandboxEnv {
  const rows = Object.entries(SANDBOX_ENV).map(([name, setting]) => [name, raw[name] || setting.default] as const)
  const missing = rows.filter(([, value]) => value === null).map(([name]) => name)
  if (missing.length > 0) throw new Error(`The sandbox needs these in its environment: ${missing.join(', ')}`)
  return Object.fromEntries(rows) as SandboxEnv
}
