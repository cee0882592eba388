/** A child process that answers each message unless the message tells it to be silent. */
process.on('message', ({ silent }: { silent: boolean }) => {
  if (!silent) process.send?.('answered');
});
process.on('disconnect', () => process.exit());
