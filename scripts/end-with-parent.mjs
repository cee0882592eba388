/**
 * Loaded before a program that must not outlive the one that started it: when the channel to the parent breaks,
 * the program stops as if it had been asked to.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep a program alive that is done.
process.channel?.unref();
