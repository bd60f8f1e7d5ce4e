/**
 * True if the arguments request JSON. The last --format decides, as it does for the command.
 * CommonJS, because the launcher also needs it if the program does not start.
 */
module.exports.asksForJson = (argv) => {
  const end = argv.indexOf('--');
  const options = end === -1 ? argv : argv.slice(0, end);
  const formats = options.flatMap((option, index) => {
    if (option === '--format') return [options[index + 1]];
    return option.startsWith('--format=') ? [option.slice('--format='.length)] : [];
  });
  return formats.at(-1) === 'json';
};
