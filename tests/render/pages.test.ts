import { describe, expect, test } from 'vitest';
import { changedBase } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { renderSampleSite, spaced } from './pages.ts';

let asked = 0;
const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => void asked++ });
const site = renderSampleSite();
Object.defineProperty(globalThis, 'localStorage', own ?? { configurable: true, value: undefined });

describe('the pages of the site', () => {
  test('are rendered without access to localStorage, about which Node 25 warns', () => {
    expect(asked).toBe(0);
  });

  test('exist for every route, and for the 404 page', () => {
    expect([...site.pages.keys()].sort()).toEqual([...site.site.routes.keys(), '/404.html'].sort());
  });

  test('have a title, a description and one first-level heading', () => {
    for (const path of site.pages.keys()) {
      const { title, description } = site.page(path);
      expect(
        [title, description].every((text) => text.trim() !== ''),
        path,
      ).toBe(true);
      expect(site.main(path).match(/<h1[ >]/g), path).toHaveLength(1);
    }
  });

  test('result, review and error pages are not indexed, or have another canonical address', () => {
    const hidden = [...site.pages.values()]
      .filter(({ robots, canonical }) => robots !== undefined || canonical !== undefined)
      .map(({ path }) => path);
    expect(hidden).toEqual(expect.arrayContaining(['/test-result/1/', '/repaso/', '/404.html']));
    expect(hidden).not.toContain('/test/1/');
    expect(hidden).not.toContain('/manual/reglas-transito/');
  });
});

describe('links to practice', () => {
  test.each(['/', '/tests/', '/guia-estudio/', '/practica/'])(
    'the hazards and manoeuvres are linked from %s',
    (path) => {
      expect(site.main(path)).toContain('href="/peligros/"');
      expect(site.main(path)).toContain('href="/maniobras/"');
    },
  );

  test('the hazards are linked only if the site has any', () => {
    const without = renderSampleSite({ 'peligros/una-calle.json': null });
    expect(without.main('/tests/')).not.toContain('/peligros/');
    expect(without.main('/tests/')).toContain('/maniobras/');
  });

  test('the simulated exam is linked from home, tests and guide', () => {
    for (const path of ['/', '/tests/', '/guia-estudio/'])
      expect(site.main(path), path).toContain('href="/simulacro/"');
  });
});

describe('the study guide', () => {
  test('shows the first picture of each chapter', () => {
    expect(spaced(site.main('/guia-estudio/'))).toMatch(
      /<li class="card topic-card"><img [^>]*escena-cruce-con-pare-[^>]*><h3><a class="covering-link" href="\/manual\/reglas-transito\/">/,
    );
  });
});

describe('a chapter', () => {
  const main = spaced(site.main('/manual/reglas-transito/'));

  test('prints the value of each fact, and no note about disagreements within the site', () => {
    expect(main).toContain('<data value="25" data-fact="velocidad.urbana">25 mph</data>');
    expect(main).not.toContain('class="note"');
    expect(main).not.toContain('{{');
  });

  test('shows the drawings of a section, but not its records, which are for exports', () => {
    expect(site.site.entries.parking[0]!.data.items[0]!.distance).toContain('Menos de');
    expect(main).not.toContain('Menos de');
    expect(
      main.match(/<figure class="scene"><img[^>]*\/assets\/escena-cruce-con-pare-/g),
    ).toHaveLength(1);
    expect(site.main('/manual/senales-transito/')).toContain('#no-entre"');
  });

  test('shows the pictures of a section after its first part, with their captions', () => {
    expect(main).toMatch(
      /Mira\.<\/li>\s*<\/ol>[\s\S]{0,80}<figure class="scene"><img [^>]*alt="Tú llegas desde el sur a un PARE\.[^>]*><figcaption><b>PARE al llegar a una avenida\.<\/b>/,
    );
    const early = renderSampleSite({
      'manual/reglas-transito.md': String(SAMPLE_FILES['manual/reglas-transito.md'])
        .replace(
          '    records: velocidades',
          '    records: velocidades\n    scenes: [cruce-con-pare]',
        )
        .replace('\n## Quién pasa', '\nOtro párrafo.\n\n## Quién pasa'),
    });
    expect(early.main('/manual/reglas-transito/')).toMatch(
      /<\/p>[\s\S]{0,80}<figure class="scene">[\s\S]*<p>Otro párrafo\.<\/p>/,
    );
  });

  test('shows the signs that a section names and links to the rest of the family', () => {
    const path = 'manual/senales-transito.md';
    const some = renderSampleSite({
      [path]: String(SAMPLE_FILES[path]).replace(
        '    signs: regulatorias\n',
        '    signs: regulatorias\n    signsShown: [no-entre]\n',
      ),
    }).main('/manual/senales-transito/');
    expect(some.match(/class="card sign"/g)).toHaveLength(1);
    expect(some).toContain('#no-entre"');
    expect(some).toMatch(
      /href="\/senales\/\?familia=regulatorias#regulatorias">Ver las \d en la galería/,
    );
    expect(site.main('/manual/senales-transito/')).not.toContain('/senales/?familia=');
  });

  test('links to the previous and next chapters', () => {
    expect(site.main('/manual/senales-transito/')).toMatch(
      /href="\/manual\/reglas-transito\/"[\s\S]*href="\/manual\/semaforos-peatones\/"/,
    );
  });
});

test('each source in a list links to the pages of figures that rest on it', () => {
  const main = renderSampleSite({
    'tramites/preguntas.json': changedBase('tramites/preguntas.json', (faq) => {
      faq.items = [
        {
          question: '¿A cuánto?',
          answer: 'A {{velocidad.urbana}}.',
          cite: ['ley-22-2000/5.02-a', 'ley-22-2000/5.02-b'],
        },
        { question: '¿Cuándo?', answer: 'Siempre.', cite: ['ley-22-2000'] },
      ];
    }),
  }).main('/tramites/');
  const sources = main.slice(main.indexOf('¿Cuándo?'));
  expect(sources.match(/Historia: /g)).toHaveLength(1);
  expect(sources).toMatch(
    /Art\. 5\.02\(a\)[^<]*<(?:(?!<\/li>)[\s\S])*Sobre: ¿A cuánto\?\. Historia: <a href="\/consistencia\/velocidad-urbana\/">/,
  );
});

describe('an article', () => {
  test('prints its update note and its date, and links to the neighbouring articles', () => {
    const main = site.main('/blog/horarios/');
    expect(main).toContain('Todavía no está confirmado.');
    expect(main).toContain('dateTime="2026-02-10"');
    expect(main).toContain('href="/blog/un-articulo/"');
    expect(main).toContain('href="/blog/examen-en-linea/"');
  });

  test('after its expiry date, says that its event has passed', () => {
    const path = 'blog/examen-en-linea.md';
    const expired = renderSampleSite({
      [path]: (SAMPLE_FILES[path] as string).replace('author:', 'expires: 2026-03-11\nauthor:'),
    });
    expect(expired.main('/blog/examen-en-linea/')).toContain('Esto ya pasó');
    expect(site.main('/blog/examen-en-linea/')).not.toContain('Esto ya pasó');
  });
});

test('the page at the old address of a topic links to its chapter and sections', () => {
  const main = site.main('/guia-estudio/reglas-transito/');
  expect(main).toContain('href="/manual/reglas-transito/"');
  expect(main).toContain('href="/manual/reglas-transito/#velocidad"');
});

describe('a centre', () => {
  test('prints its hours if the readings agree, but not if they disagree', () => {
    expect(spaced(site.main('/centro/ponce/'))).not.toMatch(/[78]:[03]0 AM a/);
    expect(spaced(site.main('/centro/aguadilla/'))).not.toContain('7:30 AM a 6:00 PM');
    const agreed = renderSampleSite({
      'centros/ponce.json': changedBase('centros/ponce.json', (centre) => {
        Object.assign(centre, { hours: 'centros.horario-sabado' });
      }),
    });
    expect(agreed.main('/centro/ponce/')).toContain('<caption>Horario, según ');
  });

  test('without confirmed data, shows appointment, phone, map and questions to ask', () => {
    const unknown = renderSampleSite({
      'centros/ponce.json': changedBase('centros/ponce.json', () => undefined),
    });
    const main = spaced(unknown.main('/centro/ponce/'));
    expect(main).toContain('href="https://citas.example"');
    expect(main).toContain('Llamar al 787-555-0100');
    expect(main).toContain('Buscar en el mapa');
    expect(main).toContain('pregunta la dirección, el teléfono y el horario');
    expect(main.match(/no confirmad/gi)).toBeNull();
  });

  test('says when the appointment line answers, and shows no hours if the centre is closed', () => {
    const noted = (closed: object) =>
      renderSampleSite({
        'site.json': changedBase('site.json', (settings) => {
          Object.assign(settings, SAMPLE_FILES['site.json']);
          settings.appointments.phoneNote = 'La línea contesta de lunes a viernes.';
        }),
        'centros/ponce.json': changedBase('centros/ponce.json', (centre) => {
          Object.assign(centre, { hours: 'centros.horario-sabado' }, closed);
        }),
      }).main('/centro/ponce/');
    const open = noted({});
    expect(/<div class="buttons">(.*?)<\/div>/.exec(open)?.[1]).toContain('La línea contesta');
    expect(open).toContain('<caption>Horario');
    const closed = noted({
      closed: {
        since: '2026-01-10',
        reason: 'Se mudó.',
        source: 'https://fuente.example/',
        readOn: '2026-01-12',
      },
    });
    expect(closed).toContain('Cerrado desde');
    expect(closed).toContain('Llamar al 787-555-0100');
    expect(closed).not.toMatch(/Horario|La línea contesta/);
  });

  test('prints its notice, and says which data are not confirmed', () => {
    const main = site.main('/centro/aguadilla/');
    expect(main).toContain('Confirma antes de ir: la seña es antigua.');
    expect(main).toContain('Al sacar la cita, pregunta');
  });

  test('is in the directory if its record says so, else in the second list', () => {
    const [directory = '', others = ''] = site.main('/centros-cesco/').split('Otros centros');
    const cards = (part: string) => part.slice(part.indexOf('<ul class="cards">'));
    expect(cards(directory)).toContain('CESCO Aguadilla');
    expect(cards(directory)).not.toContain('CESCO Yauco');
    expect(cards(others)).toContain('CESCO Yauco');
  });
});

test('a document’s note for minors is shown only in the minors’ list of documents', () => {
  const main = renderSampleSite({
    'tramites/documentos.json': changedBase('tramites/documentos.json', (papers) => {
      Object.assign(papers.items[0]!, {
        for: ['menores', 'adultos'],
        trouble: 'Sin foto no sirve.',
        minors: 'Ve con tu madre.',
      });
    }),
    'tramites/proceso.json': changedBase('tramites/proceso.json', (process) => {
      Object.assign(process.items[0]!, { for: ['menores', 'adultos'] });
      process.applicants = (['menores', 'adultos'] as const).map((id) => ({
        id,
        tab: id,
        intro: 'Ve.',
      }));
    }),
  }).main('/tramites/');
  const [minors = '', adults = ''] = main.split(' id="adultos"');
  expect(minors).toContain('Ve con tu madre.');
  expect(minors.match(/Sin foto no sirve/g)).toHaveLength(1);
  expect(adults).toContain('Sin foto no sirve.');
  expect(adults).not.toContain('Ve con tu madre.');
});

test('the home page shows unsupported claims only in the collapsed list at its end', () => {
  const [open = '', closed = ''] = site.main('/').split('<details class="old-claims">');
  expect(open).not.toContain('5,000+');
  expect(closed).toContain('5,000+');
  expect(closed).toContain('sin verificar');
});

test('the ledger page lists every fact with its old anchor and a link', () => {
  const main = site.main('/consistencia/');
  for (const id of site.ledger.keys()) {
    const anchor = id.replace('.', '-');
    expect(main).toMatch(new RegExp(`<li id="${anchor}"[^>]*><a href="/consistencia/${anchor}/">`));
  }
  expect(main).toContain('id="tema-velocidad"');
});

test('the ledger page draws each disagreement and describes it in words', () => {
  const main = spaced(site.main('/consistencia/'));
  const rows = main.match(/<tr data-dato[\s\S]*?<\/tr>/g)!;
  const disputed = [...site.ledger.values()].filter(({ state }) => state.relation === 'contradict');
  expect(rows).toHaveLength(disputed.length);
  const row = rows.find((html) => html.includes('/consistencia/estacionamiento-hidrante/'))!;
  expect(row).toContain('Decidido entre 3 lecturas');
  expect(row).toContain('>16.4 pies</text>');
  expect(row).toContain(
    'Usamos 16.4 pies. Dicen: el manual: 10 pies; las preguntas: 15 pies; la ley: 16.4 pies.',
  );
});

test('a manoeuvre is shown as numbered pictures, each with its own caption', () => {
  const main = spaced(site.main('/maniobras/'));
  expect(main).toContain('<a href="#pare">Parar en un PARE</a>');
  expect(main.match(/<img [^>]*\/assets\/escena-cruce-con-pare-/g)).toHaveLength(2);
  expect(main).toMatch(/<figcaption><b>1\.<\/b> Para en la línea\.<\/figcaption>/);
  expect(main).toContain('data-fact="velocidad.urbana">25 mph</data>');
  expect(main).not.toContain('Dejas pasar a A.');
});

test('the page of procedures has tabs, and links to open centres of the first region', () => {
  const main = renderSampleSite().main('/tramites/');
  const tabs = [...main.matchAll(/data-tab="([^"]+)"/g)].map(([, name]) => name);
  expect(tabs.slice(1)).toEqual(['Documentos', 'Proceso', 'Exámenes', 'Costos']);
  expect(main).toContain('href="/centro/ponce/"');
});
