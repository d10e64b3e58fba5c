/** The office's calls about templates of letters to segments. */
import * as z from 'zod/mini'
import { idText, written } from '../wire/fields.ts'
import { said, shownSaid } from '../wire/said.ts'
import { officeCall } from './call.ts'
import { MAILING_TEXTS } from './segments.ts'

const template = z.object({
  id: z.string(),
  name: z.string(),
  texts: z.object({ header: shownSaid, text: shownSaid }),
})
export type LetterTemplate = z.output<typeof template>

export const officeLetterTemplates = {
  letterTemplates: officeCall('promotions.read', {
    method: 'GET',
    path: '/api/office/LetterTemplates',
    about: 'Templates of letters to segments, by name, 200 at most.',
    reply: z.object({ templates: z.array(template) }),
  }),
  keepLetterTemplate: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/KeepLetterTemplate',
    about:
      'A template, new (id empty) or as it should be from now on, whole in every language. Letters that were written by it keep their words.',
    body: {
      id: z.union([idText, z.literal('')]),
      name: written(60),
      texts: z.object({ header: said(MAILING_TEXTS.header), text: said(MAILING_TEXTS.text) }),
    },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
    example: {
      id: '',
      name: 'Cup',
      texts: {
        header: { en: 'The cup begins', sw: 'Kombe linaanza', zh: '杯赛开始' },
        text: { en: 'Have a look.', sw: 'Angalia.', zh: '来看看。' },
      },
    },
  }),
  removeLetterTemplate: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/RemoveLetterTemplate',
    about: 'Removes a template. Letters that were written by it stay as they are.',
    body: { id: idText },
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
} as const
