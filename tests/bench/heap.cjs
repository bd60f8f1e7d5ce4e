// Preloaded into a server: at each SIGUSR2 it says what it holds in memory after a garbage collection.
process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  require('node:fs').writeFileSync(
    process.env.LICENCIA_BENCH_HEAP,
    `${JSON.stringify({ heap: heapUsed / 2 ** 20, external: external / 2 ** 20, rss: rss / 2 ** 20 })}\n`,
  );
});
