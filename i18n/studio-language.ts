/** Which language a game's page speaks. Only its texts are loaded, because players pay for each kilobyte. */
import { isLanguage, type Language } from './language.ts'

export type Loaders<Texts> = Readonly<Record<Language, () => Promise<Texts>>>

export const languageOf = (raw: string | null): Language => (isLanguage(raw) ? raw : 'en')
