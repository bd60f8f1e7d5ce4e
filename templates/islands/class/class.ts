/** The pages for teachers: each tool is loaded where the page has its form. Without a script there are the files and the links. */

import { late } from '../parts/late.ts';
import type { ClassData } from './class-data.ts';

const form = (name: string) => document.querySelector<HTMLFormElement>(`form[data-${name}]`);

function start(): void {
  const data = JSON.parse(document.getElementById('class-data')!.textContent!) as ClassData;
  const [assign, results, paper] = [form('assign'), form('results-of'), form('paper')];
  const failed = () => {
    document.documentElement.dataset.script = 'falta';
  };
  if (assign)
    late(() => import('./assign.ts'))
      .then(({ startAssigning }) => startAssigning(assign, data))
      .catch(failed);
  // By the first press in it: most who open the page do not need it at once.
  results?.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  results?.addEventListener(
    'focusin',
    () => {
      late(() => import('./results.ts'))
        .then(({ startResults }) => startResults(results, data))
        .catch(failed);
    },
    { once: true },
  );
  if (paper)
    late(() => import('./print.ts'))
      .then(({ startPaper }) => startPaper(paper, data))
      .catch(failed);
}

start();
