/** Shows the centre nearest to the town in the field. The list on the page has the same data. */
import { foldText } from '../model/fold-text.ts';
import { element } from '../parts/element.ts';

export function startTownFinder(place: HTMLElement): void {
  const field = place.querySelector('input')!;
  const shown = place.querySelector<HTMLElement>('[role=status]')!;
  const rows = [...place.querySelectorAll('tr')];
  const nameOf = (row: HTMLElement) => row.querySelector('th')!.textContent!;
  place
    .querySelector('datalist')!
    .append(...rows.map((row) => element('option', { value: nameOf(row) })));
  /** @param isWhole false while a name is being typed */
  const show = (isWhole: boolean) => {
    // "mayaguez" matches "Mayagüez".
    const wanted = foldText(field.value.trim());
    const row = rows.find((each) => foldText(nameOf(each).trim()) === wanted);
    shown.replaceChildren();
    if (row === undefined) {
      if (isWhole && wanted !== '')
        shown.textContent = `No hay un pueblo «${field.value.trim()}». Mira la lista.`;
      return;
    }
    const [centre, distance] = row.querySelectorAll('td');
    const link = centre!.querySelector('a');
    if (link === null) {
      shown.append(element('p', {}, `${nameOf(row)}: ${centre!.textContent}`));
      return;
    }
    const name = encodeURIComponent(`${link.textContent} Puerto Rico`);
    const map = `https://www.google.com/maps/search/?api=1&query=${name}`;
    shown.append(
      element(
        'p',
        {},
        'En línea recta te queda más cerca ',
        element('b', {}, link.textContent!),
        `, a ${distance!.textContent}.`,
      ),
      element(
        'p',
        { class: 'buttons' },
        element('a', { class: 'btn primary', href: link.href }, 'Ver el centro'),
        element(
          'a',
          { class: 'btn secondary', href: map, rel: 'noopener noreferrer' },
          'Buscar en el mapa',
        ),
      ),
    );
  };
  field.addEventListener('input', () => show(false));
  field.addEventListener('change', () => {
    // A press on a shown button first blurs the field, which must not remove the button.
    if (!shown.hasChildNodes()) show(true);
  });
  // The form on the home page sends the town in the address.
  field.value ||= new URLSearchParams(location.search).get('pueblo') ?? '';
  // When the visitor comes back, the browser has kept the typed text.
  show(true);
}
