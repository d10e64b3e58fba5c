/** The settings of the payment companies: addresses, names and keys, in the table of server/settings/env.ts. */
import { whole } from '@uwanja/runtime/kinds'
import type { SettingsTable } from '@uwanja/runtime/settings'

export const PAYMENT_ENV = {
  FASTHUB_URL: { default: '', about: 'Address of FastHub (payments and SMS).' },
  FASTHUB_CLIENT_ID: { default: '', about: 'Our name at FastHub.' },
  FASTHUB_CLIENT_SECRET: { default: '', about: 'Signs our requests to FastHub.', secret: true },
  FASTHUB_CALLBACK_SECRET: { default: '', about: 'Proves FastHub’s callbacks.', secret: true },
  FASTHUB_CALLBACK_SECRET_PREVIOUS: {
    default: '',
    about: 'The FastHub callback key before its last change, good until it is emptied.',
    secret: true,
  },
  KUDIPAL_URL: { default: '', about: 'Address of Kudipal (cards, bank transfers, USSD), above its /v3.' },
  KUDIPAL_PAGE_ORIGINS: {
    default: '',
    about: 'Where card issuers’ pages may be beside KUDIPAL_URL, with commas: players are sent nowhere else.',
  },
  KUDIPAL_EMAIL_DOMAIN: {
    default: '',
    about:
      'Kudipal wants a mail address of every payer: of those who gave none it is their number at this domain. Empty: PUBLIC_URL’s.',
  },
  KUDIPAL_SECRET_KEY: { default: '', about: 'Proves us to Kudipal.', secret: true },
  KUDIPAL_PUBLIC_KEY: { default: '', about: 'Our name at Kudipal.' },
  KUDIPAL_ENCRYPTION_KEY: { default: '', about: 'Seals cards on their way to Kudipal: 24 characters.', secret: true },
  KUDIPAL_WEBHOOK_HASH: { default: '', about: 'Proves Kudipal’s callbacks.', secret: true },
  KUDIPAL_WEBHOOK_HASH_PREVIOUS: {
    default: '',
    about: 'The Kudipal callback key before its last change, good until it is emptied.',
    secret: true,
  },
  SELCOM_URL: { default: '', about: 'Address of Selcom’s API gateway, without /v1.' },
  SELCOM_PAGE_ORIGINS: {
    default: '',
    about: 'Where Selcom’s card pages may be beside SELCOM_URL, with commas: players are sent nowhere else.',
  },
  SELCOM_API_KEY: { default: '', about: 'Our name at Selcom.' },
  SELCOM_API_SECRET: { default: '', about: 'Signs both ways with Selcom.', secret: true },
  SELCOM_VENDOR: { default: '', about: 'Our account (till, float) at Selcom.' },
  SELCOM_PIN: { default: '', about: 'Allows payouts from our account at Selcom.', secret: true },
  SELCOM_BEARER_TOKEN: { default: '', about: 'What Selcom shows when it calls us for an agent.', secret: true },
  SELCOM_BEARER_TOKEN_PREVIOUS: {
    default: '',
    about: 'The Selcom token before its last change, good until it is emptied.',
    secret: true,
  },
  COMPANY_AT_ONCE: {
    kind: whole(1, 100),
    default: '6',
    about: 'How many questions of payments one company gets at once in each direction.',
  },
} as const satisfies SettingsTable
