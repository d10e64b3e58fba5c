/**
 * The visible words that journeys look for, as a player reads them. They are written here once more on purpose: a text
 * that is lost or changed in i18n/ is seen here, as a player would see it.
 */
import type { Language } from '@uwanja/contract/wire/constants'

const en = {
  language: 'Language',
  openMenu: 'Menu',
  mobile: 'Mobile number',
  password: 'Password',
  logIn: 'Log in',
  legal: 'Legal and compliance',
  logOut: 'Log out',
  fillAll: 'Please fill in all fields.',
  wrongPassword: 'Wrong mobile number or password.',
  general: 'Something went wrong on our side. Please try again or contact support.',
}

export const WORDS: Readonly<Record<Language, typeof en>> = {
  en,
  sw: {
    language: 'Lugha',
    openMenu: 'Menyu',
    mobile: 'Namba ya simu',
    password: 'Nenosiri',
    logIn: 'Ingia',
    legal: 'Sheria na kanuni',
    logOut: 'Toka',
    fillAll: 'Tafadhali jaza sehemu zote.',
    wrongPassword: 'Namba ya simu au nenosiri si sahihi.',
    general: 'Kuna hitilafu upande wetu. Jaribu tena au wasiliana na huduma kwa wateja.',
  },
  zh: {
    language: '语言',
    openMenu: '菜单',
    mobile: '手机号',
    password: '密码',
    logIn: '登录',
    legal: '法律与合规',
    logOut: '退出登录',
    fillAll: '请填写所有项目。',
    wrongPassword: '手机号或密码错误。',
    general: '我们这边出了点问题，请重试或联系客服。',
  },
}
