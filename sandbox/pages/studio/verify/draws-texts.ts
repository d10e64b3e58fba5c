/** The texts of the check of an instant game's round, in the three languages. */
export interface DrawsTexts {
  readonly title: string
  readonly lead: string
  readonly seed: string
  readonly commitment: string
  readonly words: string
  readonly ranges: string
  readonly fill: string
  readonly good: string
  readonly bad: string
  readonly draws: string
  readonly draw: string
  readonly how: string
  readonly steps: readonly string[]
  readonly noCrypto: string
}

export const DRAWS_TEXTS: Readonly<Record<'en' | 'sw' | 'zh', DrawsTexts>> = {
  en: {
    title: 'Check a round',
    lead: 'Your browser draws the luck of the round again here. This page makes no request: nothing you type leaves your device.',
    seed: 'Seed (shown after the round)',
    commitment: 'Fingerprint (shown before the round)',
    words: 'Your words',
    ranges: 'How many outcomes each draw had, with dots between',
    fill: 'Fill in all four. A seed has 64 characters, 0-9 and a-f.',
    good: 'The fingerprint matches: this seed was fixed before you played.',
    bad: 'The fingerprint does not match this seed.',
    draws: 'The draws, in order',
    draw: '{drawn} of 0 to {last}',
    how: 'How it is computed',
    steps: [
      'SHA-256 of the seed, as it is written, must be the fingerprint.',
      'HMAC-SHA256 with the seed as key over “words:0”, “words:1” and so on gives blocks of eight numbers below 2³².',
      'Each draw takes the next number; its remainder by the count of outcomes is the result. Numbers at or above the largest multiple of the count are skipped, so every outcome is as likely as the others.',
      'Slots: a draw per reel, the place on its strip that stands in the top row. Bingo: each draw picks one of the balls that are left. Cards: each draw picks one of the cards that are left.',
    ],
    noCrypto: 'This browser computes hashes only on https or on this machine. Open the page there.',
  },
  sw: {
    title: 'Hakiki raundi',
    lead: 'Kivinjari chako kinachora tena bahati ya raundi hapa. Ukurasa huu hautumi ombi lolote: unachoandika hakitoki kwenye kifaa chako.',
    seed: 'Mbegu (huonyeshwa baada ya raundi)',
    commitment: 'Alama ya kidole (huonyeshwa kabla ya raundi)',
    words: 'Maneno yako',
    ranges: 'Idadi ya matokeo ya kila mchoro, na nukta katikati',
    fill: 'Jaza sehemu zote nne. Mbegu ina herufi 64, 0-9 na a-f.',
    good: 'Alama ya kidole inalingana: mbegu hii ilifungwa kabla hujacheza.',
    bad: 'Alama ya kidole hailingani na mbegu hii.',
    draws: 'Michoro, kwa mpangilio',
    draw: '{drawn} kati ya 0 na {last}',
    how: 'Jinsi inavyohesabiwa',
    steps: [
      'SHA-256 ya mbegu, kama ilivyoandikwa, lazima iwe alama ya kidole.',
      'HMAC-SHA256 yenye mbegu kama ufunguo juu ya “maneno:0”, “maneno:1” na kuendelea hutoa mafungu ya namba nane chini ya 2³².',
      'Kila mchoro huchukua namba inayofuata; baki lake kwa idadi ya matokeo ndilo jibu. Namba zilizozidi kigawe kikubwa zaidi hurukwa, hivyo kila tokeo lina nafasi sawa.',
      'Sloti: mchoro mmoja kwa kila reli, mahali pa ukanda panaposimama safu ya juu. Bingo: kila mchoro huchagua mpira mmoja kati ya iliyobaki. Karata: kila mchoro huchagua karata moja kati ya zilizobaki.',
    ],
    noCrypto: 'Kivinjari hiki hukokotoa hashi kwenye https au kwenye mashine hii tu. Fungua ukurasa huko.',
  },
  zh: {
    title: '验证一局',
    lead: '您的浏览器会在这里重新计算这一局的随机结果。本页不发送任何请求，您输入的内容不会离开设备。',
    seed: '种子（局后公布）',
    commitment: '指纹（局前公布）',
    words: '您的文字',
    ranges: '每次抽取的可能结果数，用点分隔',
    fill: '请填写全部四项。种子为 64 个字符，0-9 和 a-f。',
    good: '指纹吻合：种子在您开始之前已经锁定。',
    bad: '指纹与种子不符。',
    draws: '按顺序的抽取结果',
    draw: '{drawn}（0 至 {last}）',
    how: '计算方法',
    steps: [
      '按原样书写的种子，其 SHA-256 必须等于指纹。',
      '以种子为密钥，对“文字:0”“文字:1”等计算 HMAC-SHA256，每次得到八个小于 2³² 的数。',
      '每次抽取使用下一个数，除以结果数的余数就是结果。不小于最大倍数的数会被跳过，因此每个结果的机会相同。',
      '老虎机：每个转轴抽取一次，即顶行所停的位置。宾果：每次从剩下的球中抽一个。纸牌：每次从剩下的牌中抽一张。',
    ],
    noCrypto: '此浏览器只在 https 或本机上计算哈希。请在那里打开本页。',
  },
}
