/** The files that a built site's own build made, without those of the release before that lie beside them (tools/former-assets.mjs). */
import { readFileSync } from 'node:fs'

/** @param folder Of a built site. @returns Names below its `assets`. */
export const ownAssets = (folder: string): readonly string[] =>
  JSON.parse(readFileSync(`${folder}/.assets.json`, 'utf8')) as string[]
