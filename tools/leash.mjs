/**
 * Preloaded into every program that the launcher starts: when the launcher is gone, even by SIGKILL, the program is
 * asked to stop, because an orphan would hold the port and the embedded database.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Listening must not by itself keep a program alive that has nothing left to do.
process.channel?.unref()
