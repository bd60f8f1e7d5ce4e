/** The note type of the Anki decks. Collections recognise it by its id and its field names: these never change. */

export const FIELDS = [
  'Id',
  'Pregunta',
  'Imagen',
  'OpcionA',
  'OpcionB',
  'OpcionC',
  'OpcionD',
  'Correcta',
  'Respuesta',
  'Explicacion',
  'Nota',
  'Fuentes',
  'Manual',
  'Enlace',
] as const;

export const MODEL_ID = 1_690_000_000_500;
/** Seconds; raised when the templates or the style below change. */
const MODEL_MODIFIED = 1_795_449_600;

const CSS = `.card{font-family:system-ui,sans-serif;font-size:20px;line-height:1.4;text-align:left;color:#14211c;background:#fff;max-width:34em;margin:0 auto;padding:12px}
.lpr .pregunta,.lpr .respuesta{font-weight:700}
.lpr img{display:block;max-width:60%;max-height:240px;margin:12px auto}
.lpr li{margin:8px 0}
.lpr .respuesta{border-left:6px solid #0b6b3a;padding-left:10px}
.lpr .nota{border-left:6px solid #7a5200;padding-left:10px}
.lpr .pie{font-size:15px;color:#47554e}
.nightMode.card,.night_mode.card{color:#ecefe8;background:#1c2421}
.nightMode .lpr .pie,.night_mode .lpr .pie{color:#a9b5ae}`;

/** Anki runs MathJax over every card; the classes make it ignore the text. */
const QUESTION = `<div class="lpr mathjax_ignore tex2jax_ignore">
<p class="pregunta">{{Pregunta}}</p>
{{#Imagen}}<p>{{Imagen}}</p>{{/Imagen}}
<ol type="A"><li>{{OpcionA}}</li><li>{{OpcionB}}</li><li>{{OpcionC}}</li><li>{{OpcionD}}</li></ol>
</div>`;

const ANSWER = `{{FrontSide}}
<hr id="answer">
<div class="lpr mathjax_ignore tex2jax_ignore">
<p class="respuesta">{{Correcta}}. {{Respuesta}}</p>
<div>{{Explicacion}}</div>
{{#Nota}}<p class="nota">{{Nota}}</p>{{/Nota}}
<p class="pie">Manual: {{Manual}}<br>{{Enlace}}<br>Material educativo, no oficial.<br>Fuente: {{Fuentes}}</p>
</div>`;

export function noteType(deck: number): object {
  return {
    id: MODEL_ID,
    name: 'Licencia PR: pregunta de cuatro opciones',
    type: 0,
    mod: MODEL_MODIFIED,
    usn: 0,
    sortf: 0,
    did: deck,
    tags: [],
    vers: [],
    css: CSS,
    latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
    latexPost: '\\end{document}',
    latexsvg: false,
    flds: FIELDS.map((name, ord) => ({
      name,
      ord,
      font: 'Arial',
      size: 20,
      media: [],
      rtl: false,
      sticky: false,
    })),
    tmpls: [
      {
        name: 'Pregunta y respuesta',
        ord: 0,
        qfmt: QUESTION,
        afmt: ANSWER,
        bqfmt: '',
        bafmt: '',
        did: null,
      },
    ],
    // Make a card if the question is not empty.
    req: [[0, 'any', [1]]],
  };
}
