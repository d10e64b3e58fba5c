/** The responsible-gambling notice. */
import type { responsible as en } from '../en/responsible.ts'
import type { Translation } from '../translation.ts'

export const responsible: Translation<typeof en> = {
  responsible: {
    title: 'Kabla ya kucheza',
    lead: 'Kubashiri na michezo ya kasino ni kwa watu wazima, ni burudani, na unaweza kupoteza pesa.',
    afford: 'Weka dau la pesa unazoweza kupoteza tu.',
    losses: 'Usijaribu kurudisha pesa ulizopoteza kwa kucheza zaidi.',
    limits: 'Amua mapema utatumia kiasi gani na muda gani, na ushikilie uamuzi huo.',
    help: 'Mchezo ukiacha kuwa burudani, acha na uongee na mtu: {name}.',
    more: 'Jinsi tunavyokusaidia kujidhibiti',
    adult: 'Nina miaka 18 au zaidi.',
    continue: 'Endelea',
  },
}
