/** A session's longest time as lists tell it. */
import type { Speech } from './speech.ts'

/** @param minutes As the step has it; '0': the player may play without a pause again. */
export const sessionMinutes = ({ texts, fill }: Pick<Speech, 'texts' | 'fill'>, minutes: string): string =>
  minutes === '0' ? texts.protection.noLimit : fill(texts.protection.minutes, { count: minutes })
