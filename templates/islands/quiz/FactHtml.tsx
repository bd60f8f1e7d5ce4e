/**
 * Turns the build's own small HTML (text, facts, emphasis, links) into React elements. innerHTML is not an
 * option in the browser: the site's Trusted Types policy refuses it. The server uses the same component.
 */
import { createElement, Fragment, type ReactNode } from 'react';

const TOKEN = /<(\/?)(data|time|strong|em|a|br)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>|<[^>]*>|[^<]+|</g;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;
const PROPERTY = new Map([
  ['class', 'className'],
  ['datetime', 'dateTime'],
  ['value', 'value'],
  ['href', 'href'],
  ['title', 'title'],
  ['rel', 'rel'],
  ['data-fact', 'data-fact'],
]);
const ENTITY = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);
/** Routes, anchors and safe schemes. Second wall: the build has already checked them. */
const SAFE_HREF = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/;

export function FactHtml({ html }: { html: string }): ReactNode {
  return createElement(Fragment, null, ...parse(html));
}

function parse(html: string): ReactNode[] {
  const root: ReactNode[] = [];
  const open: { tag: string; props: Record<string, string>; children: ReactNode[] }[] = [];
  const into = () => open.at(-1)?.children ?? root;
  const close = () => {
    const done = open.pop();
    if (done) into().push(createElement(done.tag, done.props, ...done.children));
  };
  for (const [token, slash, tag, attributes] of html.matchAll(TOKEN)) {
    if (tag === undefined) {
      // A tag outside the list is dropped, its text stays.
      if (!token.startsWith('<') || token === '<') into().push(decode(token));
    } else if (tag === 'br') into().push(createElement('br'));
    else if (slash === '') open.push({ tag, props: propsOf(attributes ?? ''), children: [] });
    else if (open.some((element) => element.tag === tag)) {
      while (open.at(-1)?.tag !== tag) close();
      close();
    }
  }
  while (open.length > 0) close();
  return root;
}

function propsOf(attributes: string): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [, name = '', raw = ''] of attributes.matchAll(ATTRIBUTE)) {
    const property = PROPERTY.get(name);
    const value = decode(raw);
    if (property !== undefined && (property !== 'href' || SAFE_HREF.test(value)))
      props[property] = value;
  }
  return props;
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITY.get(name) ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
