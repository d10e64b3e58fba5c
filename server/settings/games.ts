/** The settings of the game companies: addresses, names and keys, in the table of server/settings/env.ts. */
import type { SettingsTable } from '@uwanja/runtime/settings'

export const GAME_ENV = {
  BETSOLUTIONS_URL: { default: '', about: 'Address of BetSolutions’ launch.' },
  BETSOLUTIONS_MERCHANT_ID: { default: '', about: 'Our name at BetSolutions.' },
  BETSOLUTIONS_KEY: { default: '', about: 'Signs both ways with BetSolutions.', secret: true },
  BETSOLUTIONS_KEY_PREVIOUS: {
    default: '',
    about: 'The BetSolutions key before its last change, good until it is emptied.',
    secret: true,
  },
  EGT_URL: { default: '', about: 'Address of EGT.' },
  EGT_PORTAL_CODE: { default: '', about: 'Our name at EGT; the currency is put behind it.' },
  EGT_USER_NAME: { default: '', about: 'Who EGT says it is in its calls.' },
  EGT_PASSWORD: { default: '', about: 'Proves EGT’s calls.', secret: true },
  EGT_PASSWORD_PREVIOUS: {
    default: '',
    about: 'The EGT key before its last change, good until it is emptied.',
    secret: true,
  },
  EGT_ADDRESSES: {
    default: '',
    about:
      'Addresses and networks from which EGT calls, with commas: its calls carry a password and no signature. Empty: any.',
  },
  SOFTGAMING_URL: { default: '', about: 'Address of SoftGaming.' },
  SOFTGAMING_API_KEY: { default: '', about: 'Our name at SoftGaming’s system API.', secret: true },
  SOFTGAMING_PASSWORD: { default: '', about: 'Signs our requests to SoftGaming.', secret: true },
  SOFTGAMING_SECRET: { default: '', about: 'Signs OneWallet both ways.', secret: true },
  SOFTGAMING_SECRET_PREVIOUS: {
    default: '',
    about: 'The SoftGaming key before its last change, good until it is emptied.',
    secret: true,
  },
  ENDORPHINA_URL: { default: '', about: 'Address of Endorphina.' },
  ENDORPHINA_OPERATOR_ID: { default: '', about: 'Our name at Endorphina.' },
  ENDORPHINA_SECRET: { default: '', about: 'Signs both ways with Endorphina.', secret: true },
  ENDORPHINA_SECRET_PREVIOUS: {
    default: '',
    about: 'The Endorphina key before its last change, good until it is emptied.',
    secret: true,
  },
  BETCONSTRUCT_URL: { default: '', about: 'Address of BetConstruct.' },
  BETCONSTRUCT_PARTNER_ID: { default: '', about: 'Our name at BetConstruct.' },
  BETCONSTRUCT_KEY: { default: '', about: 'Signs BetConstruct’s calls and ours.', secret: true },
  BETCONSTRUCT_KEY_PREVIOUS: {
    default: '',
    about: 'The BetConstruct key before its last change, good until it is emptied.',
    secret: true,
  },
  QTECH_URL: { default: '', about: 'Address of QTech.' },
  QTECH_OPERATOR_ID: { default: '', about: 'Our name at QTech.' },
  QTECH_SECRET: { default: '', about: 'Signs both ways with QTech.', secret: true },
  QTECH_SECRET_PREVIOUS: {
    default: '',
    about: 'The QTech key before its last change, good until it is emptied.',
    secret: true,
  },
  GLOBALBET_URL: { default: '', about: 'Address of GlobalBet.' },
  GLOBALBET_OPERATOR_ID: { default: '', about: 'Our name at GlobalBet.' },
  GLOBALBET_SECRET: { default: '', about: 'Signs both ways with GlobalBet.', secret: true },
  GLOBALBET_SECRET_PREVIOUS: {
    default: '',
    about: 'The GlobalBet key before its last change, good until it is emptied.',
    secret: true,
  },
  VIVO_URL: { default: '', about: 'Address of Vivo.' },
  VIVO_OPERATOR_ID: { default: '', about: 'Our name at Vivo.' },
  VIVO_SECRET: { default: '', about: 'Signs both ways with Vivo.', secret: true },
  VIVO_SECRET_PREVIOUS: {
    default: '',
    about: 'The Vivo key before its last change, good until it is emptied.',
    secret: true,
  },
} as const satisfies SettingsTable
