// Preloaded into the measured process: at its end it says what it used, its own threads included, its children not.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  require('node:fs').writeFileSync(
    process.env.LICENCIA_BENCH_USAGE,
    JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 }),
  );
});
