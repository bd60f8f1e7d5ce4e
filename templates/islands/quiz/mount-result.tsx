/** Turns the island of a result page into the reader's result. */
import { mountIsland } from './mount-island.tsx';
import { Result } from './Result.tsx';

mountIsland(document.querySelector('[data-island="result"]'), (data) => <Result data={data} />);
