/**
 * The script and the style that `dev` adds to each page. They have addresses on the site itself, because the page's
 * policy would block them inline. The script complies with require-trusted-types-for.
 */
import { type Finding, formatPlace } from '../findings/finding.ts';

export type PanelFinding = Pick<Finding, 'severity' | 'rule' | 'title' | 'help'> & {
  place: string;
  /** Addresses of the pages that the finding concerns, with the base path; empty if it concerns all. */
  urls: string[];
};

export const panelFindingConverter =
  (basePath: string) =>
  ({ severity, rule, title, help, at }: Finding): PanelFinding => ({
    severity,
    rule,
    title,
    help,
    place: formatPlace(at),
    urls: at.urls.map((url) => basePath + url),
  });

const FOLDER = '/__licencia';
export const DEV_ADDRESSES = {
  events: `${FOLDER}/events`,
  script: `${FOLDER}/dev.js`,
  style: `${FOLDER}/dev.css`,
} as const;

/** @param state version of the site that the page comes from; the page reloads itself if there is a newer one */
export const devMarkup = (state: string): string =>
  `<link rel="stylesheet" href="${DEV_ADDRESSES.style}"><script src="${DEV_ADDRESSES.script}" data-state="${state}"></script>`;

export const DEV_SCRIPT = `(() => {
  const { state } = document.currentScript.dataset;
  const CLOSED = 'licencia-findings-closed';

  const listen = () => {
    const events = new EventSource('${DEV_ADDRESSES.events}');
    events.onmessage = ({ data }) => {
      const build = JSON.parse(data);
      if (build.state === state) show(build.findings);
      else location.reload();
    };
    // Some browsers give up when nobody answers, as while dev is started again.
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) setTimeout(listen, 500);
    };
  };
  listen();

  const element = (name, text, ...children) => {
    const made = document.createElement(name);
    made.append(text, ...children);
    return made;
  };
  const itemOf = ({ severity, rule, title, place, help }) => {
    const item = element('li', '', element('b', severity + ' ' + rule), ' ' + title);
    item.className = severity;
    for (const line of [place, ...help]) item.append(element('code', line));
    return item;
  };
  const listOf = (findings) => element('ul', '', ...findings.map(itemOf));

  const show = (findings) => {
    document.getElementById('licencia-findings')?.remove();
    if (findings.length === 0) return;
    const isHere = ({ urls }) => urls.length === 0 || urls.includes(location.pathname);
    const here = findings.filter(isHere);
    const elsewhere = findings.filter((finding) => !isHere(finding));
    const panel = element(
      'details',
      '',
      element('summary', 'licencia: ' + here.length + ' of ' + findings.length + ' findings concern this page'),
      listOf(here),
    );
    panel.id = 'licencia-findings';
    if (elsewhere.length > 0)
      panel.append(element('details', '', element('summary', elsewhere.length + ' on other pages'), listOf(elsewhere)));
    panel.open = here.length > 0 && sessionStorage.getItem(CLOSED) === null;
    panel.addEventListener('toggle', () => {
      if (panel.open) sessionStorage.removeItem(CLOSED);
      else if (here.length > 0) sessionStorage.setItem(CLOSED, '');
    });
    document.body.append(panel);
  };
})();
`;

export const DEV_STYLE = `#licencia-findings {
  position: fixed; inset: auto 0 0 0; z-index: 99; box-sizing: border-box; max-width: none; max-height: 40vh; margin: 0;
  overflow: auto; padding: .5rem 1rem; border: 0; border-top: 4px solid #a6192e; border-radius: 0;
  background: #fff4cc; color: #14211c; font: 14px/1.4 system-ui, sans-serif;
}
#licencia-findings summary { cursor: pointer; font-weight: 700; color: inherit; }
#licencia-findings ul { margin: .5rem 0; padding: 0; list-style: none; }
#licencia-findings li { margin: 0 0 .75rem; padding-left: .75rem; border-left: 4px solid #7a5200; }
#licencia-findings li.error { border-color: #a6192e; }
#licencia-findings code {
  display: block; overflow-wrap: anywhere; background: none; color: inherit; font: 13px/1.4 ui-monospace, monospace;
}
@media print { #licencia-findings { display: none; } }
`;
