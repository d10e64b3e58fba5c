/**
 * Preloaded into every program that the launcher starts: when the launcher is gone, even by SIGKILL, the program is
 * asked to stop, because an orphan would hold the port and the embedded database.
 */
const end = () => process.kill(process.pid, 'SIGTERM')
// Its end is told once, and a preload is read after that may have happened.
if (process.connected) process.once('disconnect', end)
else end()
// Listening must not by itself keep a program alive that has nothing left to do.
process.channel?.unref()
