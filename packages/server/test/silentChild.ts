/** A child that answers only where it is not asked to be silent. */
process.on('message', ({ silent }: { silent: boolean }) => {
  if (!silent) process.send?.('answered');
});
process.on('disconnect', () => process.exit());
