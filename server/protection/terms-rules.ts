/** Which words of the terms and of the privacy policy a player agreed to, and agreeing to those that stand now. */
import type { Reply } from '@uwanja/contract/wire/call'
import type { protection } from '@uwanja/contract/site/protection'
import { TERMS_VERSION } from '@uwanja/i18n/documents/version'
import { acceptedTerms, termsAccepted } from '../players/consent-store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { ProtectionDeps } from './deps.ts'

export async function termsShown(
  { db }: Pick<ProtectionDeps, 'db'>,
  playerId: bigint,
): Promise<Reply<typeof protection.getTerms>> {
  const accepted = await acceptedTerms(db, playerId)
  return {
    version: TERMS_VERSION,
    acceptedVersion: accepted?.version ?? null,
    acceptedAt: accepted?.at.toISOString() ?? null,
  }
}

/** Only to the words that stand: a page that was opened before the last change must show them first. */
export async function acceptTerms(
  { db }: Pick<ProtectionDeps, 'db'>,
  playerId: bigint,
  version: string,
): Promise<void> {
  if (version !== TERMS_VERSION) refuse('NO_LONGER_OPEN')
  await db.transaction((tx) => termsAccepted(tx, playerId, version))
}
