/** The day since which the words of the terms and of the privacy policy stand. Another one asks every player anew. */
export const TERMS_VERSION = '2026-11-27'
