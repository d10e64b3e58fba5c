/** What becomes of what operators write: parts of a page, and never markup. */
import { expect, it } from 'vitest'
import { blocksOf } from './markdown.ts'

it('C20 headings, text, lists, strong words and links become parts', () => {
  expect(
    blocksOf('# Karibu\n\nDeposit **once**, see [the rules](/Terms).\n\n- 18+\n- one *each*\n\n1. join\n2. play'),
  ).toEqual([
    { kind: 'heading', lines: [[{ text: 'Karibu' }]] },
    {
      kind: 'text',
      lines: [
        [
          { text: 'Deposit ' },
          { text: 'once', how: 'strong' },
          { text: ', see ' },
          { text: 'the rules', to: '/Terms' },
          { text: '.' },
        ],
      ],
    },
    { kind: 'list', lines: [[{ text: '18+' }], [{ text: 'one ' }, { text: 'each', how: 'em' }]] },
    { kind: 'numbers', lines: [[{ text: 'join' }], [{ text: 'play' }]] },
  ])
})

it.each([
  ['[x](javascript:alert(1))', [{ text: 'x' }]],
  ['[x](JAVASCRIPT:alert(1))', [{ text: 'x' }]],
  ['[x](//elsewhere.example)', [{ text: 'x' }]],
  ['[x](/\\elsewhere.example)', [{ text: 'x' }]],
  ['[x](http://plain.example)', [{ text: 'x' }]],
  ['[x](data:text/html,hi)', [{ text: 'x' }]],
  ['[x](https://safe.example/a)', [{ text: 'x', to: 'https://safe.example/a' }]],
  ['a <b onclick="x()">b</b>', [{ text: 'a ' }, { text: '<b onclick="x()">' }, { text: 'b' }, { text: '</b>' }]],
])('C20 of %s stays what is safe', (markdown, line) => {
  expect(blocksOf(markdown)).toEqual([{ kind: 'text', lines: [line] }])
})

it('C20 a script is a text, a picture its words, and nothing is nothing', () => {
  expect(blocksOf('<script>alert(1)</script>')).toEqual([
    { kind: 'text', lines: [[{ text: '<script>alert(1)</script>' }]] },
  ])
  expect(blocksOf('![a cup](https://x.example/a.png)')).toEqual([{ kind: 'text', lines: [[{ text: 'a cup' }]] }])
  expect(blocksOf(' \n\n')).toEqual([])
})
