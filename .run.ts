import { benchLearning } from './tests/bench/learning/index.ts';
benchLearning('.', Number(process.argv[2] ?? 20));
