/** The second factor of a log-in: its switches on /security, its dialogs, what the log-in asks, and another number. */
import type { secondFactor as en } from '../en/second-factor.ts'
import type { Translation } from '../translation.ts'

export const secondFactor: Translation<typeof en> = {
  protection: {
    title: 'Namna ya kuingia',
    on: 'Imewashwa',
    off: 'Imezimwa',
    twoStep: 'Uthibitisho wa hatua 2',
    twoStepText: 'Ukiingia, utaombwa pia namba kutoka programu ya uthibitisho iliyo kwenye simu yako.',
    activateTwoStep: 'Washa uthibitisho wa hatua 2',
    deactivateTwoStep: 'Zima uthibitisho wa hatua 2',
    sms: 'Ulinzi wa SMS',
    smsText: 'Ukiingia, utaombwa pia namba tunayokutumia kwa SMS.',
    activateSms: 'Washa ulinzi wa SMS',
    deactivateSms: 'Zima ulinzi wa SMS',
    appGoesFirst: 'Uthibitisho wa hatua 2 ukiwa umewashwa, unaombwa namba ya programu na hakuna SMS inayotumwa.',
    lost: 'Mtandao umekatika, na hatujui kama imefanikiwa. Fungua ukurasa upya ili uone.',
  },
  twoStep: {
    setUpTitle: 'Weka uthibitisho wa hatua 2',
    codeTitle: 'Andika namba',
    offTitle: 'Zima uthibitisho wa hatua 2',
    scan: 'Iskani kwa programu ya uthibitisho, kama Google Authenticator, Microsoft Authenticator au Aegis.',
    qr: 'Msimbo wa QR wa programu yako ya uthibitisho',
    openApp: 'Fungua kwenye programu ya simu hii',
    orType: 'Au andika ufunguo huu kwenye programu:',
    key: 'Ufunguo wa usalama',
    keep: 'Usimpe mtu ufunguo huu: mwenye nao anaweza kutengeneza namba zako.',
    codeText: 'Andika namba yenye tarakimu 6 inayoonyeshwa na programu sasa hivi.',
    offText: 'Ili kuuzima, andika namba yenye tarakimu 6 inayoonyeshwa na programu yako ya uthibitisho sasa hivi.',
    code: 'Namba ya uthibitisho',
    submit: 'Wasilisha',
    loading: 'Inaandaa ufunguo …',
    failed: 'Hatukuweza kuandaa ufunguo. Tafadhali jaribu tena.',
  },
  smsSecurity: {
    onTitle: 'Ungependa kuwasha ulinzi wa SMS?',
    offTitle: 'Ungependa kuzima ulinzi wa SMS?',
    onText: 'Kila unapoingia tutatuma namba kwa +{number}. Kuwa na simu hii karibu: bila hiyo huwezi kuingia.',
    offText: 'Kuanzia hapo, namba yako ya simu na nenosiri vitatosha kuingia.',
    cancel: 'Ghairi',
    activate: 'Washa',
    deactivate: 'Zima',
  },
  loginCode: {
    smsText: 'Tumetuma namba yenye tarakimu 6 kwa SMS kwenye simu yako. Itadumu dakika 5.',
  },
  numberChange: {
    open: 'Badilisha namba yangu',
    title: 'Badilisha namba yako',
    text: 'Kuanzia hapo utaingia kwa namba mpya, na pesa unazotoa zitakwenda kwenye namba hiyo. Vifaa vingine vyote vitatolewa kwenye akaunti.',
    newNumber: 'Namba mpya ya simu',
    password: 'Nenosiri lako',
    pin: 'Namba kutoka programu yako ya uthibitisho',
    done: 'Namba yako imebadilishwa. Kuanzia sasa utaingia kwa +{number}.',
  },
}
