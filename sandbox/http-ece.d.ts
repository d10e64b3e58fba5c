/** What the sandbox uses of http_ece, which brings no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Opening {
    readonly version: 'aes128gcm'
    readonly privateKey: ECDH
    /** In base64url. */
    readonly authSecret: string
  }
  const ece: { decrypt(body: Buffer, by: Opening): Buffer }
  export default ece
}
