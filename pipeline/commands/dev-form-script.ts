/** The script of the form of `dev`. It holds no id of the content: those are in the page. */
import { FORM_ADDRESSES } from './dev-page.ts';

export const FORM_SCRIPT = `(() => {
  const WORDS = JSON.parse(document.body.dataset.words);
  const REQUIRED = ['question', 'explanation', 'section'];
  const SEVERAL = ['cite', 'asks', 'facts', 'concepts'];
  const edit = document.getElementById('edit');
  const status = document.getElementById('status');
  const at = (name) => edit.querySelector('[data-field="' + name + '"]');
  const control = (name) => edit.elements.namedItem(name);
  const withoutTodo = (text = '') => (/TODO|^todo$/.test(text) ? '' : text);
  let draft;
  let isChanged = false;
  let lastText = control('question');

  // After dev was started again its pages have another token.
  let token;
  const newToken = async () => (await fetch('${FORM_ADDRESSES.token}')).text();
  const ask = async (action, body) => {
    for (let attempt = 0; ; attempt++) {
      token ??= await newToken();
      const response = await fetch('${FORM_ADDRESSES.page}/' + action, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Licencia-Token': token },
        body: JSON.stringify(body),
      });
      const answer = await response.json();
      if (response.ok) return answer;
      if (response.status !== 403 || attempt > 0) throw new Error(answer.error);
      token = undefined;
    }
  };
  const say = (error) => { status.textContent = error.message; };
  const onSubmit = (form, act) =>
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      act(Object.fromEntries(new FormData(form))).catch(say);
    });

  /** Inputs of a list, with an empty one at its end. */
  const addInput = (name, value) => {
    const input = document.createElement('input');
    input.setAttribute('list', 'list-' + name);
    input.setAttribute('aria-label', WORDS[name]);
    input.value = value;
    at(name).append(input);
  };
  const inputsOf = (name) => [...at(name).querySelectorAll('input')];
  const valuesOf = (name) => inputsOf(name).map(({ value }) => value.trim()).filter(Boolean);

  const fill = ({ path, hash, record, others }) => {
    draft = { path, hash, record };
    for (const name of ['question', 'explanation', 'section', 'sign', 'scene', 'order', 'topic', 'form'])
      control(name).value = withoutTodo(String(record[name] ?? ''));
    at('form').hidden = path.startsWith('retos/');
    for (const name of SEVERAL) {
      for (const input of inputsOf(name)) input.remove();
      for (const value of record[name] ?? []) if (withoutTodo(String(value))) addInput(name, value);
      addInput(name, '');
    }
    record.options.forEach(({ text, right, why }, index) => {
      const option = at('options.' + index);
      option.querySelector('[name=text]').value = withoutTodo(text);
      option.querySelector('[name=why]').value = withoutTodo(why);
      option.querySelector('[name=right]').checked = right === true;
    });
    const listed = (name, { order, title }) => {
      const made = document.createElement(name);
      if (name === 'option') made.value = order;
      made.textContent = name === 'option' ? title : order + ' · ' + title;
      return made;
    };
    document.getElementById('list-order').replaceChildren(...others.map((each) => listed('option', each)));
    document.getElementById('others').replaceChildren(...others.map((each) => listed('li', each)));
    document.getElementById('name').textContent = record.id;
    document.getElementById('page').hidden = hash === '';
    document.getElementById('page').href = document.body.dataset.base + '/preguntas/' + record.id + '/';
    isChanged = false;
    edit.hidden = false;
    whyOfWrong();
    document.getElementById('name').focus();
  };
  const whyOfWrong = () => {
    for (const radio of edit.querySelectorAll('[name=right]'))
      radio.closest('fieldset').querySelector('[name=why]').parentElement.hidden = radio.checked;
  };

  /** The record of the form. What it does not ask stays as it was. */
  const recordOf = () => {
    const record = { ...draft.record };
    const set = (name, value) => {
      if (value === '' || value.length === 0) delete record[name];
      else record[name] = value;
    };
    for (const name of ['question', 'explanation', 'section', 'sign', 'scene', 'topic'])
      set(name, control(name).value.trim());
    for (const name of REQUIRED) record[name] ??= name === 'section' ? 'todo' : 'TODO';
    if (!at('form').hidden) set('form', control('form').value);
    for (const name of SEVERAL) set(name, valuesOf(name));
    record.cite ??= ['todo'];
    if (record.asks) record.asks = record.asks.map(Number);
    record.order = Number(control('order').value);
    record.options = [0, 1, 2, 3].map((index) => {
      const option = at('options.' + index);
      const value = (name) => option.querySelector('[name=' + name + ']').value.trim();
      const text = value('text') || 'TODO ' + (index + 1);
      if (option.querySelector('[name=right]').checked) return { text, right: true };
      return value('why') ? { text, why: value('why') } : { text };
    });
    return record;
  };

  const show = (findings) => {
    for (const list of edit.querySelectorAll('.findings')) list.remove();
    for (const control of edit.querySelectorAll('[aria-describedby]')) control.removeAttribute('aria-describedby');
    for (const { severity, title, help, field } of findings) {
      const place = (field && at(field)) || edit;
      let list = place.querySelector(':scope > .findings');
      if (list === null) {
        list = document.createElement('ul');
        list.className = 'findings';
        list.id = 'findings-' + (place === edit ? 'all' : field);
        place.append(list);
        if (place !== edit)
          for (const control of place.querySelectorAll('input, textarea, select'))
            control.setAttribute('aria-describedby', list.id);
      }
      const item = document.createElement('li');
      item.className = severity;
      item.textContent = [title, ...help].join('\\n');
      list.append(item);
    }
    status.textContent = findings.length === 0 ? WORDS.sound : WORDS.found + findings.length;
  };

  // One check at a time: the next begins when the answer is there, with the text of then.
  let checking;
  let isStale = false;
  const check = () => {
    isStale = true;
    checking ??= (async () => {
      while (isStale) {
        isStale = false;
        const { path } = draft;
        const findings = await ask('check', { path, record: recordOf() });
        if (!isStale && path === draft.path) show(findings);
      }
    })().catch(say).finally(() => { checking = undefined; });
  };
  let pause;
  edit.addEventListener('input', ({ target }) => {
    if (target.id === 'figure') return;
    isChanged = true;
    const name = target.closest('[data-several]')?.dataset.field;
    if (name !== undefined && inputsOf(name).at(-1).value !== '') addInput(name, '');
    whyOfWrong();
    clearTimeout(pause);
    pause = setTimeout(check, 60);
  });
  edit.addEventListener('focusin', ({ target }) => {
    if (target.matches('textarea, [name=text], [name=why]')) lastText = target;
  });
  document.getElementById('insert').addEventListener('click', () => {
    const { value } = document.getElementById('figure');
    if (value === '') return;
    lastText.setRangeText('{{' + value + '}}', lastText.selectionStart, lastText.selectionEnd, 'end');
    lastText.focus();
    lastText.dispatchEvent(new Event('input', { bubbles: true }));
  });

  const open = async (asked) => {
    const opened = await ask('open', asked);
    fill(opened);
    show(opened.findings);
  };
  onSubmit(document.getElementById('open'), open);
  onSubmit(document.getElementById('fresh'), open);
  onSubmit(edit, async () => {
    const record = recordOf();
    const { hash } = await ask('save', { ...draft, record });
    draft = { ...draft, record, hash };
    isChanged = false;
    document.getElementById('page').hidden = false;
    const findings = await ask('check', draft);
    show(findings);
    status.textContent = WORDS.saved + status.textContent;
  });
  addEventListener('beforeunload', (event) => {
    if (isChanged) event.preventDefault();
  });
  const asked = new URLSearchParams(location.search).get('id');
  if (asked !== null) open({ id: asked }).catch(say);
})();
`;
