/** The three tones of a message. */
export type Tone = 'danger' | 'success' | 'info'
