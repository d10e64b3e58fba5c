/** What a stranger sends is measured by its head, decoded behind bounds and drawn anew, or it is nothing. */
import jpeg from 'jpeg-js'
import { describe, expect, it } from 'vitest'
import { headOf } from './picture-head.ts'
import { aJpeg, aPng, jpegThatSays, pngThatSays, withWords } from './pictures-testing.ts'
import { openRedraw } from './redraw.ts'

describe('R112 the head of a picture', () => {
  it.each([
    ['a JPEG', aJpeg(64, 48), { kind: 'jpeg', width: 64, height: 48 }],
    ['a PNG', aPng(30, 20), { kind: 'png', width: 30, height: 20 }],
    [
      'a JPEG with a page in it',
      withWords(aJpeg(64, 48), '<script>', '<html>'),
      { kind: 'jpeg', width: 64, height: 48 },
    ],
    ['what a phone’s camera makes', jpegThatSays(4_032, 3_024), { kind: 'jpeg', width: 4_032, height: 3_024 }],
  ])('R112 of %s is read', (_what, bytes, head) => {
    expect(headOf(bytes)).toEqual(head)
  })

  it.each([
    ['a JPEG that says 30,000 by 30,000', jpegThatSays(30_000, 30_000)],
    ['a PNG that says 30,000 by 30,000', pngThatSays(30_000, 30_000)],
    ['a PNG of 4,000 by 4,000: 16 million points', pngThatSays(4_000, 4_000)],
    ['a JPEG of no height', jpegThatSays(64, 0)],
    ['an interlaced PNG, which unpacks without a bound', pngThatSays(64, 48, { interlaced: 1 })],
    ['a GIF', Buffer.from(`GIF89a${'\0'.repeat(80)}`, 'latin1')],
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>${' '.repeat(60)}`)],
    ['a PDF', Buffer.from(`%PDF-1.7\n${' '.repeat(80)}`)],
    ['a WebP', Buffer.from(`RIFF\0\0\0\0WEBPVP8 ${'\0'.repeat(80)}`, 'latin1')],
    ['a JPEG cut short in its head', aJpeg().subarray(0, 40)],
    ['three letters', Buffer.from('abc')],
    ['nothing', Buffer.alloc(0)],
    ['a JPEG of more than three million bytes', Buffer.concat([aJpeg(), Buffer.alloc(3_000_000)])],
  ])('R112 refuses %s', (_what, bytes) => {
    expect(headOf(bytes)).toBeNull()
  })
})

describe('R112 drawing anew', () => {
  const redraw = openRedraw()

  it('R112 keeps the picture and nothing that stood beside it', async () => {
    const sent = withWords(aJpeg(64, 48), 'GPS 6.5244 3.3792 <script>alert(1)</script>', '<html>polyglot</html>')
    const drawn = await redraw(sent, 'jpeg')
    if (typeof drawn === 'string') throw new Error(drawn)
    expect(headOf(drawn)).toEqual({ kind: 'jpeg', width: 64, height: 48 })
    for (const word of ['GPS', 'script', 'html', 'polyglot']) expect(drawn.includes(word)).toBe(false)
  })

  it('R112 makes a JPEG of a PNG, white where it was clear', async () => {
    const drawn = await redraw(aPng(64, 48), 'png')
    if (typeof drawn === 'string') throw new Error(drawn)
    const { data, width, height } = jpeg.decode(drawn)
    expect([width, height]).toEqual([64, 48])
    expect(data.subarray(-4)).toEqual(Buffer.from([255, 255, 255, 255]))
  })

  it.each([
    ['a JPEG that is cut short', 'jpeg', aJpeg(64, 48).subarray(0, 700)],
    ['a PNG without enough in it', 'png', pngThatSays(64, 48)],
    ['a PNG whose sums are wrong', 'png', Buffer.concat([aPng().subarray(0, -4), Buffer.alloc(4)])],
    ['a PNG that unpacks to more than it says', 'png', pngThatSays(64, 48, { unpacked: 50_000_000 })],
    ['a JPEG whose points are not there', 'jpeg', jpegThatSays(4_000, 3_000)],
  ] as const)('R112 refuses %s', async (_what, kind, bytes) => {
    expect(await redraw(Buffer.from(bytes), kind)).toBe('not-readable')
  })

  it('R112 gives up when a picture takes too long, or more memory than it is given, and the next one is drawn', async () => {
    expect(await openRedraw({ withinMs: 1 })(aJpeg(), 'jpeg')).toBe('not-readable')
    const poor = openRedraw({ memory: { maxOldGenerationSizeMb: 6, maxYoungGenerationSizeMb: 1 } })
    expect(await poor(aJpeg(1_600, 1_200), 'jpeg')).toBe('not-readable')
    expect(await redraw(aJpeg(), 'jpeg')).toBeInstanceOf(Buffer)
  })

  it('R112 lets four wait, and tells the fifth to come back', async () => {
    const said = await Promise.all(Array.from({ length: 5 }, () => redraw(aJpeg(), 'jpeg')))
    expect(said.map((one) => (typeof one === 'string' ? one : 'drawn'))).toEqual([...Array(4).fill('drawn'), 'busy'])
  })
})
