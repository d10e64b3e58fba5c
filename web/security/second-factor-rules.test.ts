/** What a refused switch says, and which addresses are drawn. */
import { expect, test } from 'vitest'
import { codeRefusal, qrSource } from './second-factor-rules.ts'

test.each(['INVALID_VERIFICATION_CODE', 'ERROR', 'constructor', ''])('U02 %s is a wrong code', (status) =>
  expect(codeRefusal(status)).toEqual(['Auth_code_is_not_correct']),
)
test('U02 a wait is told beside it, and a closed door is no wrong code', () => {
  expect(codeRefusal('TOO_MANY_ATTEMPTS')).toEqual(['Auth_code_is_not_correct', 'TOO_MANY_ATTEMPTS'])
  expect(codeRefusal('UNAUTHORIZED')).toEqual(['UNAUTHORIZED'])
})
test('U02 the QR code is drawn from an otpauth address; a picture of another server is shown', () => {
  const text = 'otpauth://totp/Uwanja:234?secret=ABCD'
  expect(qrSource(text)).toEqual({ kind: 'text', text })
  expect(qrSource('https://other.example/qr.png')).toMatchObject({ kind: 'picture' })
  expect(qrSource('data:image/png;base64,AA')).toMatchObject({ kind: 'picture' })
  for (const raw of ['', null, undefined, 'javascript:alert(1)', 'data:text/html,x', '//other.example/x'])
    expect(qrSource(raw)).toEqual({ kind: 'none' })
})
