/** `npm run bench`: what builds cost; with `--digits`, which changes of one digit the audit notices. */
if (process.argv.includes('--digits')) {
  const { benchDigits } = await import('./digits.ts');
  const at = process.argv.indexOf('--sample');
  await benchDigits(at === -1 ? 2000 : Number(process.argv[at + 1]));
} else await import('./bench.ts');
