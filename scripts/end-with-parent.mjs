/**
 * Import this first in a program that must not outlive its parent: when the channel to the parent breaks, the program
 * gets SIGTERM.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep a finished program alive.
process.channel?.unref();
