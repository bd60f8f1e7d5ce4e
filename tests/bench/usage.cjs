// Preloaded into the measured process: on exit it writes its peak memory in MiB.
process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  require('node:fs').writeFileSync(process.env.LICENCIA_BENCH_PEAK, String(maxRSS / 1024));
});
