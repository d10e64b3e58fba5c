/**
 * Preloaded into every program that the launcher starts: when the launcher is gone, even by SIGKILL, the program is
 * asked to stop, because an orphan would hold the port and the embedded database.
 */
import { isMainThread } from 'node:worker_threads'

const end = () => process.kill(process.pid, 'SIGTERM')
// A thread of the program (the embedded database is one) reads a preload, too, and has no line of its own: it says nothing of the
// launcher's. Of the line's end is told once, and a preload is read after that may have happened.
if (isMainThread) {
  if (process.connected) process.once('disconnect', end)
  else end()
}
// Listening must not by itself keep a program alive that has nothing left to do.
process.channel?.unref()
