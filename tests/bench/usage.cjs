// Preloaded into the measured process: at its end it says its peak memory in MiB.
process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  require('node:fs').writeFileSync(process.env.LICENCIA_BENCH_PEAK, String(maxRSS / 1024));
});
