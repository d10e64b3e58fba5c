/** Server-sent events as the network cuts them. */
import { expect, test } from 'vitest'
import { eventReader } from './event-stream.ts'

test('an event is complete with its empty line, wherever the network cuts', () => {
  const text = 'retry: 3000\n\n: \n\nid: 7.1\nevent: balance\ndata: {"a":\ndata: 1}\n\n'
  for (const size of [1, 2, 5, text.length]) {
    const read = eventReader()
    const heard = []
    for (let at = 0; at < text.length; at += size) heard.push(...read(text.slice(at, at + size)))
    expect(heard).toEqual([{ id: '7.1', event: 'balance', data: '{"a":\n1}' }])
  }
})

test('all three line ends are understood, cut in the middle too', () => {
  const read = eventReader()
  expect(read('event: a\r')).toEqual([])
  expect(read('\ndata: 1\r\n\r\n')).toEqual([{ id: null, event: 'a', data: '1' }])
  expect(read('data: 2\r\rx')).toEqual([{ id: null, event: 'message', data: '2' }])
})

test('an id belongs to its own event, and one event does not leak into the next', () => {
  const read = eventReader()
  expect(read('id: 1\nevent: a\n\ndata: x\n\n')).toEqual([{ id: null, event: 'message', data: 'x' }])
})

test('a line without end does not fill the memory', () => {
  const read = eventReader()
  for (let turn = 0; turn < 20; turn++) expect(read('x'.repeat(10_000))).toEqual([])
  expect(read('\ndata: still here\n\n')).toEqual([{ id: null, event: 'message', data: 'still here' }])
})
