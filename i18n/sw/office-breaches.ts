/** Swahili texts of the office's log of breaches of data. */
export const officeBreaches = {
  procedure: 'La kufanya taarifa zinapoweza kuwa zimevuja',
  rules: [
    'Zuia uvujaji kwanza: maliza vipindi, badilisha funguo, zima sehemu husika.',
    'Iandike hapa mara moja, pamoja na saa ambayo yeyote wetu aliijua. Usitaje mchezaji.',
    'Ijulishe mamlaka ndani ya saa 72 tangu saa hiyo, hata kama si yote yanajulikana.',
    'Wajulishe wachezaji pale inapoweza kuwadhuru: kilichopotea, tunachofanya, wanachoweza kufanya.',
    'Ifunge yote mawili yakikamilika, au andika kwa nini moja halikuhitajika; eleza kinachozuia isitokee tena.',
  ],
  none: 'Hakuna uvujaji ulioandikwa.',
  note: 'Andika uvujaji',
  noteLead: 'Kilichotokea, kilichopotea, na kilichofanyika hadi sasa. Usitaje mchezaji.',
  hours: 'Unajulikana tangu saa ngapi zilizopita',
  affected: 'Kilichopotea, na cha wangapi',
  known: 'Ulijulikana {at}, uliandikwa na {by}',
  due: 'Mamlaka ijulishwe kabla ya {at}.',
  late: 'Mamlaka ilipaswa kujulishwa kabla ya {at}.',
  stepLead: 'Kilichoelezwa na kwa kumbukumbu gani, au kwa nini hakikuhitajika.',
  doneBy: '{at}, na {by}',
  steps: { authority: 'Mamlaka imejulishwa', players: 'Wachezaji wamejulishwa', closed: 'Imefungwa' },
}
